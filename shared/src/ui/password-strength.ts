/** The strength of a password, which is too short or a rating of how hard the password is to guess. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** The minimum password length. It must equal `minimum_password_length` in `supabase/config.toml`. */
const leastLength = 10;

/**
 * The minimum number of guesses of a fair password, as a power of two. A rented machine tries 2^40 passwords in a day.
 */
const fairBits = 40;
const strongBits = 60;

/** Character sequences that are easy to guess: keyboard rows and the alphabet, in both directions. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const easyPairs = new Set(
  runs.flatMap((run) =>
    [...run].slice(1).flatMap((letter, index) => [run[index] + letter, letter + run[index]]),
  ),
);
const commonWords = /password|passwort|letmein|welcome|admin|login|torsa|iloveyou|monkey|dragon/g;

/**
 * Estimates the strength of a password. Each character counts for the size of its alphabet, except in sequences and
 * repeated pairs.
 */
export function estimatePasswordStrength(password: string): PasswordStrength {
  if (password.length < leastLength) return 'short';
  const bits = surprises(password) * Math.log2(alphabetOf(password));
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}

/** Counts the password's characters that neither continue an easy sequence nor repeat a pair. */
function surprises(password: string): number {
  const letters = [...password.toLowerCase().replace(commonWords, '*')];
  const seen = new Set<string>();
  return letters.filter((letter, index) => {
    const pair = (letters[index - 1] ?? '') + letter;
    const isNew = letter !== letters[index - 1] && !easyPairs.has(pair) && !seen.has(pair);
    seen.add(pair);
    return isNew;
  }).length;
}

function alphabetOf(password: string): number {
  const alphabets: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    // The assumed size of an alphabet other than Latin, in letters.
    [/[^ -~]/, 50],
  ];
  return alphabets.reduce((sum, [found, size]) => sum + (found.test(password) ? size : 0), 0);
}
