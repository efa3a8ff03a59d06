// What forms load once somebody types: each page would contain it otherwise.
export { fitsHash } from './fits-hash.ts';
export * from './normalise.ts';
export { normalisePassword, passwordSpellings } from './password.ts';
export { describeLongPassword, describeTooLong } from './too-long.ts';
