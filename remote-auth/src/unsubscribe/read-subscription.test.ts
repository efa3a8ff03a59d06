import { expect, test } from 'vitest';
import { readUnsubscribeLink } from './read-subscription.ts';

test('readUnsubscribeLink returns the kind of email and the token in an unsubscribe link', () => {
  for (const kind of ['reply', 'waiting', 'report']) {
    expect(readUnsubscribeLink(`#kind=${kind}&token=abc`)).toEqual({ kind, token: 'abc' });
  }
});

test.each(['', '#', '#kind=reply', '#kind=reply&token=', '#kind=recovery&token=abc', '#token=abc'])(
  'readUnsubscribeLink returns undefined for the URL hash “%s”',
  (hash) => {
    expect(readUnsubscribeLink(hash)).toBeUndefined();
  },
);
