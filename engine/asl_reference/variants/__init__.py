"""The reference following the other choice of a contested reading that its own rules do not switch."""
