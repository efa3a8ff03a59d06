import { expect, test } from 'vitest';
import { parseUnsubscribeLink } from './read-subscription.ts';

test('parseUnsubscribeLink returns the kind of email and the token in an unsubscribe link', () => {
  for (const kind of ['reply', 'waiting', 'report']) {
    expect(parseUnsubscribeLink(`#kind=${kind}&token=abc`)).toEqual({ kind, token: 'abc' });
  }
});

test.each(['', '#', '#kind=reply', '#kind=reply&token=', '#kind=recovery&token=abc', '#token=abc'])(
  'parseUnsubscribeLink returns undefined for the URL hash “%s”',
  (hash) => {
    expect(parseUnsubscribeLink(hash)).toBeUndefined();
  },
);
