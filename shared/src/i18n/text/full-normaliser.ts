// What forms load once somebody types: each page would contain it otherwise.
export { fitsBcrypt } from './fits-bcrypt.ts';
export * from './normalise.ts';
export { normalisePassword, passwordVariants } from './password.ts';
export { describeLongPassword, describeTooLong } from './too-long.ts';
