import { expect, test } from 'vitest';
import { estimatePasswordStrength } from './password-strength.ts';

test.each([
  ['', 'short'],
  ['Xk9#fL2!q', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['1234567890', 'weak'],
  ['qwertyuiop', 'weak'],
  ['password123', 'weak'],
  ['abcabcabcabcabc', 'weak'],
  ['Torsa2026!', 'weak'],
  ['Riverbanks7', 'fair'],
  ['tea by the river', 'strong'],
  ['gR7!vq2Lw0p', 'strong'],
  ['তোর্সা নদীর ধারে', 'strong'],
] as const)('the strength of %s is %s', (password, strength) => {
  expect(estimatePasswordStrength(password)).toBe(strength);
});
