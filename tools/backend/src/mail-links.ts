import { inLanguage, type MailLanguage } from './outbox/shared-mail.ts';

/** The targets of a mail's links, and the mail's language. Addresses have no trailing slash. */
export interface LinkTargets {
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** The address that the request wanted, or the site by default. */
  readonly redirectTo: string;
  /** The language that the recipient chose. */
  readonly language?: MailLanguage | undefined;
}

const VERIFY_LINK = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g;
const CONDITION = /\{\{ if eq \.RedirectTo \.SiteURL \}\}(.*?)\{\{ else \}\}(.*?)\{\{ end \}\}/g;

/** The pages whose button sends the token of such a mail. */
const PASSWORD_PAGE = '/auth/new-password';
const PASSWORD_LINKS = new Set(['recovery', 'invite']);

/**
 * Replaces the links of a mail with those of hosted Supabase, and keeps only one language. The embedded mailer always
 * uses the site for `.RedirectTo`, and does not support conditions.
 */
export function rewriteMailLinks(body: string, targets: LinkTargets): string {
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
