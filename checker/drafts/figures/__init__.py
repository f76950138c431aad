"""What a draft says is paid, wagered and kept, aligned with the outcomes and amounts of the filing."""
