import { expect, test } from 'vitest';
import { compareStacks } from './compare-stacks.ts';

const outcomes = (answer: unknown) => [{ name: 'sign up', notes: { 'second sign-up': answer } }];
const accepted = [{ what: 'second sign-up', hosted: [429], reason: 'One mail a minute' }];

test('equal responses are not a difference', () => {
  expect(compareStacks(outcomes([200]), outcomes([200]), accepted)).toEqual([]);
});

test('an accepted difference has its reason', () => {
  const [difference] = compareStacks(outcomes([200]), outcomes([429]), accepted);
  expect(difference?.reason).toBe('One mail a minute');
});

test('the same request with another response is not an accepted difference', () => {
  const [difference] = compareStacks(outcomes([200]), outcomes([500]), accepted);
  expect(difference).toEqual({
    what: 'second sign-up',
    embedded: [200],
    hosted: [500],
    reason: undefined,
  });
});
