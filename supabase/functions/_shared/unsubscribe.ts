import { type MailLanguage, prefixOf } from './mail-look.ts';

/** What people can switch off, by the names of the database. */
export type MailKind = 'reply' | 'waiting';

/** What switches off mails of a kind for whom the token was made. */
export interface Subscription {
  readonly kind: MailKind;
  readonly token: string;
}

const asQuery = ({ kind, token }: Subscription): string =>
  `${new URLSearchParams({ kind, token })}`;

/** Where a mail program posts what its reader pressed. @param functionsUrl where functions of the backend are */
export const unsubscribeAddress = (functionsUrl: string, subscription: Subscription): string =>
  `${functionsUrl}/unsubscribe?${asQuery(subscription)}`;

/** The page with the button. The token is in the fragment, which is in no server's log. */
export const unsubscribePage = (
  siteUrl: string,
  language: MailLanguage,
  subscription: Subscription,
): string => `${siteUrl}${prefixOf(language)}/auth/unsubscribe#${asQuery(subscription)}`;

/**
 * Answers a mail program (RFC 8058): the one POST switches off. A GET only leads to the page with the button, as programs
 * that check mail open its links.
 * @param switchOff takes a token, and says whether it is one
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
