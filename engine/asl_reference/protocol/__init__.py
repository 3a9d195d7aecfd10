"""The reference engine as the protocol sees it: requests in, outcomes out."""
