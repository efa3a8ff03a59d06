import { loadNormaliser, normaliser } from './normaliser.ts';

/**
 * Tries each encoding of a password until one is correct.
 * @param isWrong tests if an answer means a wrong password
 * @returns the last answer
 */
export async function tryPasswordVariants<Answer>(
  typed: string,
  ask: (password: string) => Promise<Answer>,
  isWrong: (answer: Answer) => boolean,
): Promise<Answer> {
  await loadNormaliser();
  const [first = typed, ...others] = normaliser().passwordVariants(typed);
  let answer = await ask(first);
  for (const other of others) {
    if (!isWrong(answer)) return answer;
    answer = await ask(other);
  }
  return answer;
}
