import { inLanguage, type MailLanguage } from './outbox/shared-mail.ts';

/** Where the links of a mail lead, and in which language it is. Addresses without a slash at their end. */
export interface LinkTargets {
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** What the request asked for, or the site when it asked for nothing. */
  readonly redirectTo: string;
  /** What whoever gets it chose. */
  readonly language?: MailLanguage | undefined;
}

const VERIFY_LINK = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g;
const CONDITION = /\{\{ if eq \.RedirectTo \.SiteURL \}\}(.*?)\{\{ else \}\}(.*?)\{\{ end \}\}/g;

/** Where the page is that sends the token of such a mail by the press of a button. */
const PASSWORD_PAGE = '/auth/new-password';
const PASSWORD_LINKS = new Set(['recovery', 'invite']);

/**
 * Points the links of a mail where hosted Supabase would, and leaves its language. The embedded mailer takes the site for
 * `.RedirectTo` whatever the request asked for, and knows no conditions.
 */
export function directLinks(body: string, targets: LinkTargets): string {
  const { apiUrl, siteUrl, redirectTo, language } = targets;
  const asksForSite = new URL(redirectTo).href === new URL(siteUrl).href;
  const page = redirectTo.startsWith(`${siteUrl}/bn/`) ? 'bn' : 'en';
  const back = asksForSite ? `${siteUrl}${PASSWORD_PAGE}` : redirectTo;
  const decided = body.replace(CONDITION, (_condition, otherwise: string) =>
    asksForSite ? otherwise : redirectTo,
  );
  return inLanguage(decided, language, page).replace(VERIFY_LINK, (link) => {
    const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'));
    const type = searchParams.get('type') ?? '';
    if (PASSWORD_LINKS.has(type)) {
      return `${back}?token_hash=${searchParams.get('token') ?? ''}&type=${type}`;
    }
    searchParams.set('redirect_to', redirectTo);
    return `${apiUrl}${pathname}?${searchParams}`;
  });
}
