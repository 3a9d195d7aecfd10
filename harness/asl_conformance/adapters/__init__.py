"""The doors through which engines are asked. Every engine, the reference too, comes in by one."""
