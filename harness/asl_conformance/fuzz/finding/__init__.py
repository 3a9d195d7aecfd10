"""What a campaign finds: hunted, shrunk, named, kept and told as a scenario."""
