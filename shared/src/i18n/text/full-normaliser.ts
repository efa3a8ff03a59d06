// Forms load this code when a visitor types, so that it is not part of every page.
export { fitsBcrypt } from './fits-bcrypt.ts';
export * from './normalise.ts';
export { normalisePassword, passwordVariants } from './password.ts';
export { describeLongPassword, describeTooLong } from './too-long.ts';
