import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rewriteMailLinks } from './mail-links.ts';
import { SUPABASE_DIR } from './project-config.ts';

const apiUrl = 'http://localhost:54321';
const siteUrl = 'http://localhost:3000';

/** Fills a template like the embedded mailer, which knows only simple names and uses the site for RedirectTo. */
async function filledIn(name: string): Promise<string> {
  const template = await readFile(join(SUPABASE_DIR, 'templates', `${name}.html`), 'utf8');
  const values: Record<string, string> = {
    SiteURL: siteUrl,
    RedirectTo: siteUrl,
    TokenHash: 'abc',
    ConfirmationURL: `${apiUrl}/auth/v1/verify?token=abc&type=signup&redirect_to=${siteUrl}`,
  };
  return template.replace(/\{\{ \.(\w+) \}\}/g, (whole, key: string) => values[key] ?? whole);
}

const hrefIn = (html: string) => html.match(/href="([^"]+)"/)?.[1];

test.each([
  [
    'recovery',
    `${siteUrl}/bn/auth/new-password`,
    '/bn/auth/new-password?token_hash=abc&type=recovery',
  ],
  ['recovery', siteUrl, '/auth/new-password?token_hash=abc&type=recovery'],
  ['recovery', `${siteUrl}/`, '/auth/new-password?token_hash=abc&type=recovery'],
  ['invite', siteUrl, '/auth/new-password?token_hash=abc&type=invite'],
  ['magic_link', siteUrl, '/auth/login'],
] as const)('the mail “%s” for %s leads to a page of the site', async (name, redirectTo, path) => {
  const html = rewriteMailLinks(await filledIn(name), { apiUrl, siteUrl, redirectTo });
  expect(hrefIn(html)).toBe(siteUrl + path);
  expect(html).not.toContain('{{ if');
  expect(html).not.toContain('/auth/v1/verify');
});

test("an email's confirmation link leads to the API, which redirects to the site", async () => {
  const redirectTo = `${siteUrl}/auth/login`;
  const html = rewriteMailLinks(await filledIn('confirmation'), { apiUrl, siteUrl, redirectTo });
  const link = new URL(hrefIn(html)?.replaceAll('&amp;', '&') ?? '');
  expect(link.origin + link.pathname).toBe(`${apiUrl}/auth/v1/verify`);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    token: 'abc',
    type: 'signup',
    redirect_to: redirectTo,
  });
});

test("the embedded mailer's default recovery email gets the same link as the project's template", () => {
  const text = `Reset: ${apiUrl}/auth/v1/verify?token=abc&type=recovery&redirect_to=${siteUrl}`;
  expect(
    rewriteMailLinks(text, { apiUrl, siteUrl, redirectTo: `${siteUrl}/auth/new-password` }),
  ).toBe(`Reset: ${siteUrl}/auth/new-password?token_hash=abc&type=recovery`);
});
