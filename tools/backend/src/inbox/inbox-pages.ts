import type { StoredMail } from './mail-store.ts';

/** Seconds between two automatic reloads of the inbox page. */
const REFRESH = 3;

/** Renders the inbox page with the list of all emails, newest first. */
export function renderInboxPage(mails: readonly StoredMail[]): string {
  const rows = mails
    .toReversed()
    .map(
      (mail) =>
        `<li><a href="/mail/${mail.id}">${escapeHtml(mail.subject)}</a> ${about(mail)}</li>`,
    );
  const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No mail yet.</p>';
  return page('Inbox', `<h1>Inbox</h1>${list}`, `<meta http-equiv="refresh" content="${REFRESH}">`);
}

/** Renders the page of one email, with the email's HTML in a sandboxed iframe without scripts. */
export function renderMailPage(mail: StoredMail): string {
  const body = mail.html
    ? `<iframe title="The mail" sandbox="${mailSandboxPolicy}" src="/email/${mail.id}/html"></iframe>`
    : `<pre>${escapeHtml(mail.text)}</pre>`;
  const source = `<a href="/email/${mail.id}/source">Source</a>`;
  return page(
    mail.subject,
    `<a href="/">Inbox</a><h1>${escapeHtml(mail.subject)}</h1><p>${about(mail)} ${source}</p>${body}`,
  );
}

/** The sandbox flags of the iframe with an email. Links in the email open pages without a sandbox. */
export const mailSandboxPolicy = 'allow-popups allow-popups-to-escape-sandbox';

/** Renders the HTML of an email for the iframe. Its links open outside the iframe. */
export const renderMailHtml = ({ html }: StoredMail): string => `<base target="_blank">${html}`;

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}
iframe{background:#fff;border:1px solid;height:70vh;width:100%}small{opacity:.75}`;

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>${head}
<meta name="viewport" content="width=device-width"><style>${style}</style><body>${body}</body></html>`;
}

function about({ to, date }: StoredMail): string {
  const people = to.map(({ address }) => escapeHtml(address)).join(', ');
  return `<small>to ${people}, ${escapeHtml(date)}</small>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
