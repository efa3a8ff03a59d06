/**
 * Calls `work` for each item.
 * @param width number of parallel calls.
 * @throws the error of the first failure, after all running calls have ended: p-map does not wait for them, and a
 * failed prune must not delete files after it has released its claim.
 */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
  width = 8,
): Promise<void> {
  const queue = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    while (failures.length === 0) {
      const item = queue.shift();
      if (item === undefined) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  if (failures.length > 0) throw failures[0];
}
