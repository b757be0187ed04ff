"""A stand-in of Discord on loopback: what an in-memory one leaves out.

Real sockets, several shards and processes, sessions that are resumed, people who press at the
same time, and a bot that is a process of its own.
"""
