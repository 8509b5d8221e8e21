"""Runs a command on a pseudo-terminal and prints what the terminal got; a number of seconds in INTERRUPT_AFTER sends Ctrl-C."""
import os
import pty
import select
import signal
import sys
import time

after = os.environ.get("INTERRUPT_AFTER")
pid, terminal = pty.fork()
if pid == 0:
    os.execvp(sys.argv[1], sys.argv[1:])
begun = time.monotonic()
interrupted = after is None
while True:
    if not interrupted and time.monotonic() - begun > float(after):
        os.write(terminal, b"\x03")
        interrupted = True
    ready, _, _ = select.select([terminal], [], [], 0.02)
    if not ready:
        continue
    try:
        data = os.read(terminal, 65536)
    except OSError:
        break
    if not data:
        break
    os.write(1, data)
_, status = os.waitpid(pid, 0)
if os.WIFSIGNALED(status):
    print("\nsignal", signal.Signals(os.WTERMSIG(status)).name)
else:
    print("\nexit", os.WEXITSTATUS(status))
