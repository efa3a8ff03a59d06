/** The maximum wait for the lock, in milliseconds. A tab that the browser froze does not release its lock. */
const longestWait = 10_000;

/** Runs a function while this tab holds a browser lock, so that only one tab at a time runs such a function. */
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
    // After the wait, this tab steals the lock of a frozen tab. The session survives a parallel refresh, because the
    // auth server accepts a refresh token twice within some seconds.
    if (hasBegun) throw error;
    return await locks.request(name, { steal: true }, begin);
  } finally {
    clearTimeout(wait);
  }
}
