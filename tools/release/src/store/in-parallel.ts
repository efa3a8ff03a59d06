/**
 * Does a work for each item. @param width how many run at the same time.
 * @throws what the first failing work threw, when those under way ended: p-map does not wait for them, and a prune that
 * failed must not go on deleting once it has let others in.
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
