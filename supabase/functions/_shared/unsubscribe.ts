import { languagePrefix, type MailLanguage } from './mail-look.ts';

/** The kinds of emails that people can turn off, with the names of the database. */
export type MailKind = 'reply' | 'waiting';

/** The kind of email that a token turns off for its owner. */
export interface Subscription {
  readonly kind: MailKind;
  readonly token: string;
}

const asQuery = ({ kind, token }: Subscription): string =>
  `${new URLSearchParams({ kind, token })}`;

/**
 * Returns the address to which a mail program posts an unsubscribe request. @param functionsUrl the address of the edge
 * functions
 */
export const unsubscribeAddress = (functionsUrl: string, subscription: Subscription): string =>
  `${functionsUrl}/unsubscribe?${asQuery(subscription)}`;

/** Returns the address of the unsubscribe page. The token is in the fragment, so no server logs it. */
export const unsubscribePage = (
  siteUrl: string,
  language: MailLanguage,
  subscription: Subscription,
): string => `${siteUrl}${languagePrefix(language)}/auth/unsubscribe#${asQuery(subscription)}`;

/**
 * Answers the unsubscribe request of a mail program (RFC 8058). A POST request turns the emails off. A GET request only
 * leads to the page with the button, because mail scanners open links.
 * @param switchOff turns off the emails of a token; returns false for an unknown token
 */
export async function answerUnsubscribe(
  request: Request,
  siteUrl: string,
  switchOff: (token: string) => Promise<boolean>,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  if (request.method === 'GET' || request.method === 'HEAD') {
    return Response.redirect(`${siteUrl}/auth/unsubscribe#${searchParams}`, 303);
  }
  if (request.method !== 'POST') return new Response(null, { status: 405 });
  const form = await request.formData().catch(() => undefined);
  if (form?.get('List-Unsubscribe') !== 'One-Click') {
    return new Response('It needs List-Unsubscribe=One-Click.', { status: 400 });
  }
  return (await switchOff(searchParams.get('token') ?? ''))
    ? new Response('These mails are turned off.')
    : new Response('There is no such subscription.', { status: 404 });
}
