import { expect, test } from 'vitest';
import { compareBackendStacks } from './compare-stacks.ts';

const outcomes = (answer: unknown) => [{ name: 'sign up', notes: { 'second sign-up': answer } }];
const accepted = [{ what: 'second sign-up', hosted: [429], reason: 'One mail a minute' }];

test('the comparison of two backends reports no difference for equal responses', () => {
  expect(compareBackendStacks(outcomes([200]), outcomes([200]), accepted)).toEqual([]);
});

test('the comparison of two backends reports an accepted difference with its reason', () => {
  const [difference] = compareBackendStacks(outcomes([200]), outcomes([429]), accepted);
  expect(difference?.reason).toBe('One mail a minute');
});

test('the comparison of two backends rejects a difference if the response is not the listed one', () => {
  const [difference] = compareBackendStacks(outcomes([200]), outcomes([500]), accepted);
  expect(difference).toEqual({
    what: 'second sign-up',
    embedded: [200],
    hosted: [500],
    reason: undefined,
  });
});
