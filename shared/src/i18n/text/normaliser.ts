import { fitsBcrypt } from './fits-bcrypt.ts';
import type * as full from './full-normaliser.ts';

type Normaliser = Pick<
  typeof full,
  | 'normaliseText'
  | 'normaliseLine'
  | 'normaliseNumber'
  | 'normalisePhone'
  | 'normaliseEmail'
  | 'isEmail'
  | 'fitsBcrypt'
  | 'normalisePassword'
  | 'passwordVariants'
  | 'describeLongPassword'
  | 'describeTooLong'
>;

const trim = (text: string): string => text.trim();

/** A fallback for pages that could not load the normaliser. The database normalises and checks the same texts. */
const basic: Normaliser = {
  normaliseText: trim,
  normaliseLine: trim,
  normaliseNumber: trim,
  normalisePhone: trim,
  normaliseEmail: trim,
  fitsBcrypt,
  normalisePassword: (password) => password,
  passwordVariants: (password) => [password].filter(fitsBcrypt),
  describeLongPassword: () => '≤ 72',
  describeTooLong: (most) => `≤ ${most}`,
  isEmail: (address) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address),
};

let loaded: Normaliser | undefined;

/** The full normaliser after {@link loadNormaliser} has finished, before that a basic one. */
export const normaliser = (): Normaliser => loaded ?? basic;

/** For a page that already contains the normaliser. A separate chunk would add its name to every page of the app. */
export function provideNormaliser(normaliser: Normaliser): void {
  loaded = normaliser;
}

/** Loads the normaliser, which a page needs only when a visitor types. Returns undefined if it is already loaded. */
export function loadNormaliser(): Promise<void> | undefined {
  return loaded === undefined ? load() : undefined;
}

/** The time that a form waits for the normaliser, in milliseconds. */
const patience = 3_000;

/** After a failure, the next form tries to load the normaliser again. */
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
