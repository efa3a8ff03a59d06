import { expect, test } from 'vitest';
import { readSubscription } from './read-subscription.ts';

test('an unsubscribe link contains the kind of email and its token', () => {
  expect(readSubscription('#kind=waiting&token=abc')).toEqual({ kind: 'waiting', token: 'abc' });
});

test.each(['', '#', '#kind=reply', '#kind=reply&token=', '#kind=recovery&token=abc', '#token=abc'])(
  '“%s” is none',
  (hash) => {
    expect(readSubscription(hash)).toBeUndefined();
  },
);
