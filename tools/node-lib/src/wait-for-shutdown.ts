/** How often to look whether whoever started this process is still there, in milliseconds. */
const lookInterval = 1000;

/** Waits for Ctrl-C, a termination signal, or the end of the process that started this one. */
export function waitForShutdown(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => resolve());
    }
    // npm runs a command through a shell, which ends on a signal without passing it on.
    const look = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(look);
      resolve();
    }, lookInterval);
    look.unref();
  });
}
