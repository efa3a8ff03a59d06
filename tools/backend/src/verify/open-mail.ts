import { type Session, toSession } from './account.ts';
import { call } from './call.ts';
import { linkIn, type Mail } from './mailbox.ts';
import type { Stack } from './stack.ts';

/**
 * Opens the link of a mail. One with a token_hash leads to a page whose button hands it to the API;
 * one that leads to the API itself is opened as mail programs do.
 * @returns the session that a token_hash gives, undefined when there is none
 */
export async function openMail(stack: Stack, mail: Mail): Promise<Session | undefined> {
  const link = linkIn(mail);
  const { searchParams } = link;
  const token_hash = searchParams.get('token_hash');
  if (token_hash !== null) {
    const body = { type: searchParams.get('type'), token_hash };
    return toSession(await call(stack, 'POST', '/auth/v1/verify', { body }));
  }
  const answer = await fetch(link, { redirect: 'manual' });
  const back = answer.headers.get('location') ?? '';
  if (/access_token|refresh_token/.test(back)) throw new Error(`Tokens in an address: ${back}`);
  return undefined;
}
