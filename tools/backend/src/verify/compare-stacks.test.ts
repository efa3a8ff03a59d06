import { expect, test } from 'vitest';
import { compareStacks } from './compare-stacks.ts';

const outcomes = (answer: unknown) => [{ name: 'sign up', notes: { 'second sign-up': answer } }];
const accepted = [{ what: 'second sign-up', hosted: [429], reason: 'One mail a minute' }];

test('equal answers are no difference', () => {
  expect(compareStacks(outcomes([200]), outcomes([200]), accepted)).toEqual([]);
});

test('a difference that is on the list has its reason', () => {
  const [difference] = compareStacks(outcomes([200]), outcomes([429]), accepted);
  expect(difference?.reason).toBe('One mail a minute');
});

test('the same question with another answer is not on the list', () => {
  const [difference] = compareStacks(outcomes([200]), outcomes([500]), accepted);
  expect(difference).toEqual({
    what: 'second sign-up',
    embedded: [200],
    hosted: [500],
    reason: undefined,
  });
});
