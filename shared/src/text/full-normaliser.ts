// What forms load once somebody types: each page would contain it otherwise.
export * from './normalise.ts';
export { fitsHash, normalisePassword, passwordSpellings } from './password.ts';
export { describeLongPassword, describeTooLong } from './too-long.ts';
