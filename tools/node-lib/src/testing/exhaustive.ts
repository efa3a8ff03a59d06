/**
 * Whether tests run at their full size: every race and every kill as often as the promise of a document says. Otherwise
 * a sample stands for them. `npm run test:exhaustive` sets it.
 */
export const isExhaustive = process.env['TORSA_EXHAUSTIVE'] === '1';
