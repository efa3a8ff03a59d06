/** True in `npm run test:exhaustive`: tests run without sampling. Otherwise, they try a sample of races and kills. */
export const isExhaustive = process.env['TORSA_EXHAUSTIVE'] === '1';
