/**
 * Calls `work` for each item, several at a time.
 * @param width maximum number of calls at a time.
 * @throws the error of the first failed call, after all running calls have ended.
 */
export async function forEachInParallel<T>(
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
  // Waits for all running calls, unlike p-map, because a failed prune must not delete files after another prune has
  // taken over.
  await Promise.all(Array.from({ length: width }, worker));
  if (failures.length > 0) throw failures[0];
}
