/** A tab that the browser has frozen keeps its lock; others wait this long, in milliseconds. */
const longestWait = 10_000;

/** Runs work that only one tab may do at a time, where the browser has locks: not on a page without TLS. */
export async function runExclusively<Result>(
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
    // The provider accepts a second use of a refresh token for some seconds, so this is better than no session.
    if (hasBegun) throw error;
    return await locks.request(name, { steal: true }, begin);
  } finally {
    clearTimeout(wait);
  }
}
