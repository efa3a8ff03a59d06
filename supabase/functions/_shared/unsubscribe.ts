import { type EmailLanguage, getLanguagePathPrefix } from './mail-look.ts';

/** The email types that a recipient can unsubscribe from, with the database's names. */
export type UnsubscribableEmailType = 'reply' | 'waiting' | 'report';

/** The account and the email type of an unsubscribe token. */
export interface EmailSubscription {
  readonly kind: UnsubscribableEmailType;
  readonly token: string;
}

const asQuery = ({ kind, token }: EmailSubscription): string =>
  `${new URLSearchParams({ kind, token })}`;

/**
 * Returns the URL to which a mail program posts an unsubscribe request.
 * @param functionsUrl the base URL of the edge functions
 */
export const createUnsubscribeUrl = (
  functionsUrl: string,
  subscription: EmailSubscription,
): string => `${functionsUrl}/unsubscribe?${asQuery(subscription)}`;

/** Returns the URL of the unsubscribe page, with the token in the fragment, which no server logs. */
export const createUnsubscribePageUrl = (
  siteUrl: string,
  language: EmailLanguage,
  subscription: EmailSubscription,
): string =>
  `${siteUrl}${getLanguagePathPrefix(language)}/auth/unsubscribe#${asQuery(subscription)}`;

/**
 * Turns off emails after a mail program's POST request (RFC 8058). A GET request only redirects to a page, because
 * mail scanners open links.
 * @param switchOff turns off the emails of a token, and returns false for an unknown token
 */
export async function handleUnsubscribe(
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
