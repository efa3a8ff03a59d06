/** The maximum wait for the lock, in milliseconds, because a frozen tab does not release its lock. */
const longestWait = 10_000;

/** Runs a function in one tab at a time, using a browser lock. */
export async function runUnderBrowserLock<Result>(
  name: string,
  work: () => Promise<Result>,
  locks: LockManager | undefined,
): Promise<Result> {
  if (!locks) return work();
  const late = new AbortController();
  const wait = setTimeout(() => late.abort(), longestWait);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    clearTimeout(wait);
    return work();
  };
  try {
    return await locks.request(name, { signal: late.signal }, begin);
  } catch (error) {
    // Steals the lock of a frozen tab. A parallel token refresh is safe, because the auth server accepts a token
    // twice.
    if (hasBegun) throw error;
    return await locks.request(name, { steal: true }, begin);
  } finally {
    clearTimeout(wait);
  }
}
