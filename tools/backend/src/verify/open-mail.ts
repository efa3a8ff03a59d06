import { type LoginSession, parseSession } from './account.ts';
import { callApi } from './call.ts';
import { findTokenLinkInEmail, type ReceivedTestMail } from './mailbox.ts';
import type { TestedBackendStack } from './stack.ts';

/**
 * Opens an email's link: sends a token_hash to the API as the page does, or requests a link to the API directly.
 * @returns the session for a token_hash, or undefined
 */
export async function openMailLink(
  stack: TestedBackendStack,
  mail: ReceivedTestMail,
): Promise<LoginSession | undefined> {
  const link = findTokenLinkInEmail(mail);
  const { searchParams } = link;
  const token_hash = searchParams.get('token_hash');
  if (token_hash !== null) {
    const body = { type: searchParams.get('type'), token_hash };
    return parseSession(await callApi(stack, 'POST', '/auth/v1/verify', { body }));
  }
  const answer = await fetch(link, { redirect: 'manual' });
  const back = answer.headers.get('location') ?? '';
  if (/access_token|refresh_token/.test(back))
    throw new Error(`An email link redirected to a URL that contains tokens: ${back}`);
  return undefined;
}
