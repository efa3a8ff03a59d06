import type { Mail } from './mail-store.ts';

/** Seconds after which the list checks for new mails. */
const REFRESH = 3;

/** Returns the page of all mails, the newest first. */
export function listPage(mails: readonly Mail[]): string {
  const rows = mails
    .toReversed()
    .map(
      (mail) =>
        `<li><a href="/mail/${mail.id}">${escapeHtml(mail.subject)}</a> ${about(mail)}</li>`,
    );
  const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No mail yet.</p>';
  return page('Inbox', `<h1>Inbox</h1>${list}`, `<meta http-equiv="refresh" content="${REFRESH}">`);
}

/** Returns the page of one mail. A sandboxed frame shows its HTML without scripts. */
export function mailPage(mail: Mail): string {
  const body = mail.html
    ? `<iframe title="The mail" sandbox="${sandbox}" src="/email/${mail.id}/html"></iframe>`
    : `<pre>${escapeHtml(mail.text)}</pre>`;
  const source = `<a href="/email/${mail.id}/source">Source</a>`;
  return page(
    mail.subject,
    `<a href="/">Inbox</a><h1>${escapeHtml(mail.subject)}</h1><p>${about(mail)} ${source}</p>${body}`,
  );
}

/** The sandbox of the mail's frame. Links open normal pages without a sandbox. */
export const sandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** Returns the HTML of a mail. Its links open outside of the frame. */
export const mailHtml = ({ html }: Mail): string => `<base target="_blank">${html}`;

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}
iframe{background:#fff;border:1px solid;height:70vh;width:100%}small{opacity:.75}`;

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>${head}
<meta name="viewport" content="width=device-width"><style>${style}</style><body>${body}</body></html>`;
}

function about({ to, date }: Mail): string {
  const people = to.map(({ address }) => escapeHtml(address)).join(', ');
  return `<small>to ${people}, ${escapeHtml(date)}</small>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
