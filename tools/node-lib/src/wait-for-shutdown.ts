/** Milliseconds between two checks whether the parent process is still running. */
const lookInterval = 1000;

/** Waits for Ctrl-C, a termination signal, or the end of the parent process. */
export function waitForShutdown(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => resolve());
    }
    // npm starts a command through a shell, which does not forward a signal.
    const look = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(look);
      resolve();
    }, lookInterval);
    look.unref();
  });
}
