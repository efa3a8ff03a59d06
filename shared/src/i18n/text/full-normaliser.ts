// The full text normaliser, which forms load when a visitor starts to type.
export { isPasswordWithinBcryptLimit } from './fits-bcrypt.ts';
export * from './normalise.ts';
export { normalisePassword, passwordEncodings } from './password.ts';
export { describeTooLongPassword, describeTooLongText } from './too-long.ts';
