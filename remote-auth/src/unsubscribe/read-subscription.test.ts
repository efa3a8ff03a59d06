import { expect, test } from 'vitest';
import { readSubscription } from './read-subscription.ts';

test('readSubscription returns the kind of email and the token of an unsubscribe link', () => {
  expect(readSubscription('#kind=waiting&token=abc')).toEqual({ kind: 'waiting', token: 'abc' });
});

test.each(['', '#', '#kind=reply', '#kind=reply&token=', '#kind=recovery&token=abc', '#token=abc'])(
  'readSubscription returns undefined for the URL hash “%s”',
  (hash) => {
    expect(readSubscription(hash)).toBeUndefined();
  },
);
