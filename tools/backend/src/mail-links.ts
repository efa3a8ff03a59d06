import { renderAccountEmailInLanguage } from '../../../supabase/account-mails/account-mails.ts';
import type { EmailLanguage } from '../../../supabase/functions/_shared/mail-look.ts';

/** The target URLs of an email's links, without a trailing slash, and the email's language. */
export interface MailLinkTargets {
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** The redirect URL from the request's `redirect_to`, by default the site's URL. */
  readonly redirectTo: string;
  /** The language of the email, which the recipient chose. */
  readonly language?: EmailLanguage | undefined;
}

const VERIFY_LINK = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g;
const CONDITION = /\{\{ if eq \.RedirectTo \.SiteURL \}\}(.*?)\{\{ else \}\}(.*?)\{\{ end \}\}/g;

/** The pages with a button that sends an email's token to the API, by email type. */
const PASSWORD_PAGE = '/auth/new-password';
const PASSWORD_LINKS = new Set(['recovery', 'invite']);

/**
 * Replaces an email's links with those of hosted Supabase, and keeps only one language. The embedded mailer itself
 * supports neither `.RedirectTo` nor template conditions.
 */
export function rewriteMailLinks(body: string, targets: MailLinkTargets): string {
  const { apiUrl, siteUrl, redirectTo, language } = targets;
  const asksForSite = new URL(redirectTo).href === new URL(siteUrl).href;
  const page = redirectTo.startsWith(`${siteUrl}/bn/`) ? 'bn' : 'en';
  const back = asksForSite ? `${siteUrl}${PASSWORD_PAGE}` : redirectTo;
  const decided = body.replace(CONDITION, (_condition, otherwise: string) =>
    asksForSite ? otherwise : redirectTo,
  );
  return renderAccountEmailInLanguage(decided, language, page).replace(VERIFY_LINK, (link) => {
    const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'));
    const type = searchParams.get('type') ?? '';
    if (PASSWORD_LINKS.has(type)) {
      return `${back}?token_hash=${searchParams.get('token') ?? ''}&type=${type}`;
    }
    searchParams.set('redirect_to', redirectTo);
    return `${apiUrl}${pathname}?${searchParams}`;
  });
}
