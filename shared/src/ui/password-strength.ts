/** What a password is worth: too short to be taken, or how hard it is to guess. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong';

/** What the backend asks for: `minimum_password_length` in `supabase/config.toml`. */
const leastLength = 10;

/** Guesses in powers of two: what a rented machine tries in a day, and what it never gets through. */
const fairBits = 40;
const strongBits = 60;

/** Runs that people type because they are easy: keyboards and the alphabet, in both directions. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const easyPairs = new Set(
  runs.flatMap((run) =>
    [...run].slice(1).flatMap((letter, index) => [run[index] + letter, letter + run[index]]),
  ),
);
const commonWords = /password|passwort|letmein|welcome|admin|login|torsa|iloveyou|monkey|dragon/g;

/**
 * A rough guess, for a hint while somebody types and nothing else: each character counts for the alphabet that it is
 * from, and for next to nothing when it only goes on with what came before.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < leastLength) return 'short';
  const bits = surprises(password) * Math.log2(alphabetOf(password));
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}

/** How many characters say something new. */
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
    // Of another script: the few dozen letters that one is written with.
    [/[^ -~]/, 50],
  ];
  return alphabets.reduce((sum, [found, size]) => sum + (found.test(password) ? size : 0), 0);
}
