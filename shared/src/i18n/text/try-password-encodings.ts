import { getTextNormaliser, loadTextNormaliser } from './normaliser.ts';

/**
 * Tries the Unicode encodings of a password until the backend accepts the password.
 * @param isWrong returns true if a response means a wrong password
 * @returns the last response
 */
export async function tryPasswordEncodings<Answer>(
  typed: string,
  ask: (password: string) => Promise<Answer>,
  isWrong: (answer: Answer) => boolean,
): Promise<Answer> {
  await loadTextNormaliser();
  const [first = typed, ...others] = getTextNormaliser().passwordEncodings(typed);
  let answer = await ask(first);
  for (const other of others) {
    if (!isWrong(answer)) return answer;
    answer = await ask(other);
  }
  return answer;
}
