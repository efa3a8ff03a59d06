// The full text normaliser. Forms load this module when a visitor starts to type, so the module is not part of every
// page.
export { isPasswordWithinBcryptLimit } from './fits-bcrypt.ts';
export * from './normalise.ts';
export { normalisePassword, passwordVariants } from './password.ts';
export { describeTooLongPassword, describeTooLongText } from './too-long.ts';
