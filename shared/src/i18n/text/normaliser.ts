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
  | 'passwordEncodings'
  | 'describeTooLongPassword'
  | 'describeTooLongText'
>;

const trim = (text: string): string => text.trim();

/** The basic normaliser of a page that could not load the full text normaliser. */
const basic: Normaliser = {
  normaliseText: trim,
  normaliseLine: trim,
  normaliseNumber: trim,
  normalisePhone: trim,
  normaliseEmail: trim,
  isPasswordWithinBcryptLimit,
  normalisePassword: (password) => password,
  passwordEncodings: (password) => [password].filter(isPasswordWithinBcryptLimit),
  describeTooLongPassword: () => '≤ 72',
  describeTooLongText: (most) => `≤ ${most}`,
  isEmail: (address) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address),
};

let loaded: Normaliser | undefined;

/**
 * Returns the full text normaliser, or a basic normaliser before {@link loadTextNormaliser} has loaded the full one.
 */
export const getTextNormaliser = (): Normaliser => loaded ?? basic;

/** Registers the full normaliser of a page that already contains its code. */
export function registerFullTextNormaliser(normaliser: Normaliser): void {
  loaded = normaliser;
}

/** Loads the full text normaliser. Returns undefined if the normaliser is already loaded. */
export function loadTextNormaliser(): Promise<void> | undefined {
  return loaded === undefined ? load() : undefined;
}

/** The maximum time that a form waits for the text normaliser, in milliseconds. */
const patience = 3_000;

/** Requests the normaliser again after a failed download. */
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
