export const isExhaustive = process.env['TORSA_EXHAUSTIVE'] === '1';
