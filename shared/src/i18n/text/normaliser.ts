import { isPasswordWithinBcryptLimit } from './fits-bcrypt.ts';
import type * as full from './full-normaliser.ts';

type Normaliser = Pick<
  typeof full,
  | 'normaliseText'
  | 'normaliseLine'
  | 'normaliseNumber'
  | 'normalisePhone'
  | 'normaliseEmail'
  | 'isEmail'
  | 'isPasswordWithinBcryptLimit'
  | 'normalisePassword'
  | 'passwordVariants'
  | 'describeTooLongPassword'
  | 'describeTooLongText'
>;

const trim = (text: string): string => text.trim();

/**
 * A basic normaliser for pages that could not load the full text normaliser. The database also normalises and validates
 * the texts.
 */
const basic: Normaliser = {
  normaliseText: trim,
  normaliseLine: trim,
  normaliseNumber: trim,
  normalisePhone: trim,
  normaliseEmail: trim,
  isPasswordWithinBcryptLimit,
  normalisePassword: (password) => password,
  passwordVariants: (password) => [password].filter(isPasswordWithinBcryptLimit),
  describeTooLongPassword: () => '≤ 72',
  describeTooLongText: (most) => `≤ ${most}`,
  isEmail: (address) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address),
};

let loaded: Normaliser | undefined;

/**
 * Returns the full text normaliser after {@link loadNormaliser} has finished. Returns a basic text normaliser before
 * that.
 */
export const getNormaliser = (): Normaliser => loaded ?? basic;

/**
 * Registers the full normaliser of a page that already contains its code. A separate chunk would add its filename to
 * every page of the app.
 */
export function registerFullNormaliser(normaliser: Normaliser): void {
  loaded = normaliser;
}

/**
 * Loads the full text normaliser, which a page needs only after a visitor types. Returns undefined if the normaliser is
 * already loaded.
 */
export function loadNormaliser(): Promise<void> | undefined {
  return loaded === undefined ? load() : undefined;
}

/** The maximum time that a form waits for the text normaliser, in milliseconds. */
const patience = 3_000;

/** After a failed download, the next form requests the normaliser again. */
function load(): Promise<void> {
  const arrival = import('./full-normaliser.ts').then(
    (full) => {
      loaded = full;
    },
    () => {},
  );
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  return Promise.race([arrival, late]);
}
