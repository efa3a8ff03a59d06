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

/** For a page that could not load the rest. The database cleans and refuses the same texts. */
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

/** What normalises texts: all of it once {@link loadNormaliser} is done. */
export const normaliser = (): Normaliser => loaded ?? basic;

/** For a page that contains the code. A chunk of its own would be named in the code of every page of the app. */
export function provideNormaliser(normaliser: Normaliser): void {
  loaded = normaliser;
}

/** Loads the code that normalises texts, which a page needs only once somebody types. Undefined when it is there. */
export function loadNormaliser(): Promise<void> | undefined {
  return loaded === undefined ? load() : undefined;
}

/** How long a form waits for the code, in milliseconds. */
const patience = 3_000;

/** A failure is no end: the next form tries again. */
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
