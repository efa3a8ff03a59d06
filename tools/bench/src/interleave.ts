/**
 * The order of a round: each round begins with another item, so that none always comes first, or always after the
 * same one.
 */
export function rotated<Item>(items: readonly Item[], round: number): readonly Item[] {
  const start = round % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Measures once more when a measurement fails: a browser may stumble on a busy machine. @throws the second failure. */
export async function tryAgain<Result>(
  what: string,
  measure: () => Promise<Result>,
): Promise<Result> {
  try {
    return await measure();
  } catch (error) {
    console.error(`${what} failed and is measured again. Because: ${error}`);
    return measure();
  }
}
