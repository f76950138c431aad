"""All that may truly stand in a draft of a filing, and what the law has that this filing does not use."""
