/** Where the links of a mail lead. Addresses without a slash at their end. */
export interface LinkTargets {
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** What the request asked for, or the site when it asked for nothing. */
  readonly redirectTo: string;
}

const VERIFY_LINK = /https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g;
const CONDITION = /\{\{ if eq \.RedirectTo \.SiteURL \}\}(.*?)\{\{ else \}\}(.*?)\{\{ end \}\}/g;

/** Around the two languages of a mail whose page is known. */
const LANGUAGES =
  /\{\{ \$bn := [^}]*\}\}\{\{ if eq \(printf [^}]*\}\}(.*?)\{\{ else \}\}(.*?)\{\{ end \}\}/gs;

/** Where the page is that sends the token of such a mail by the press of a button. */
const PASSWORD_PAGE = '/auth/new-password';
const PASSWORD_LINKS = new Set(['recovery', 'invite']);

/**
 * Points the links of a mail where hosted Supabase would. The embedded mailer takes the site for `.RedirectTo` whatever
 * the request asked for, and knows no conditions.
 */
export function directLinks(body: string, { apiUrl, siteUrl, redirectTo }: LinkTargets): string {
  const asksForSite = new URL(redirectTo).href === new URL(siteUrl).href;
  const isBengali = redirectTo.startsWith(`${siteUrl}/bn/`);
  const back = asksForSite ? `${siteUrl}${PASSWORD_PAGE}` : redirectTo;
  return body
    .replace(CONDITION, (_condition, otherwise: string) => (asksForSite ? otherwise : redirectTo))
    .replace(LANGUAGES, (_languages, bengali: string, english: string) =>
      isBengali ? bengali : english,
    )
    .replace(VERIFY_LINK, (link) => {
      const { pathname, searchParams } = new URL(link.replaceAll('&amp;', '&'));
      const type = searchParams.get('type') ?? '';
      if (PASSWORD_LINKS.has(type)) {
        return `${back}?token_hash=${searchParams.get('token') ?? ''}&type=${type}`;
      }
      searchParams.set('redirect_to', redirectTo);
      return `${apiUrl}${pathname}?${searchParams}`;
    });
}
