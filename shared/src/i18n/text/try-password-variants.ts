import { loadNormaliser, normaliser } from './normaliser.ts';

/**
 * Asks with each spelling of a password until one is right.
 * @param isWrong whether an answer says that the password is another one
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
