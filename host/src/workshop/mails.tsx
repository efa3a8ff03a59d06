// biome-ignore-all lint/style/noRestrictedImports: a function of Supabase can import no package, so mails are written where it is.
import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import {
  type AccountMailName,
  accountMail,
  accountMails,
} from '../../../supabase/functions/_shared/account-mails.ts';
import { composeMail } from '../../../supabase/functions/_shared/compose-mail.ts';

const { color, space } = tokens;

const grid = css({ display: 'flex', flexWrap: 'wrap', gap: space.l, padding: space.l });
const frame = css({ inlineSize: '360px', blockSize: '44rem', border: `1px solid ${color.line}` });

const site = 'https://www.torsa.example';
const longName = 'Messrs. Banamali Chattopadhyay, Gangopadhyay and Sons of Tufanganj';

/** A template in its languages, with what an auth server fills in. */
function filledIn(name: AccountMailName): readonly string[] {
  const filled = accountMail(name)
    .replace(
      /\{\{ if eq \.RedirectTo .*?\{\{ else \}\}.*?\{\{ end \}\}/g,
      `${site}/auth/new-password`,
    )
    .replace(/\{\{ \.SiteURL \}\}/g, site)
    .replace(/\{\{ \.Token \}\}/g, '125496')
    .replace(
      /\{\{ \.(ConfirmationURL|TokenHash) \}\}/g,
      `${site}/auth/v1/verify?token=8f1c2ab9d7e6`,
    )
    .replace(/\{\{ \.\w*Email \}\}/g, 'rina.das+accounts@example.com');
  return filled.split('{{ else }}').map((part) => part.replace(/\{\{[^}]*\}\}/g, ''));
}

function reply(body: string): string {
  const mail = {
    id: '1',
    message_id: '2',
    recipient: 'rina@example.com',
    sender: 'Moumita',
    subject: `Re: ${longName}`,
    body,
    quoted: longName,
    link: '/dashboard/messages/1',
    reply_token: 'a',
    thread: ['conversation.1'],
  };
  return composeMail(mail, { from: 'hello@torsa.example', siteUrl: site }).html;
}

const names = Object.keys(accountMails) as AccountMailName[];
const mails: readonly (readonly [title: string, html: string])[] = [
  ...names.flatMap((name) =>
    filledIn(name).map((html, index) => [`${name} ${index}`, html] as const),
  ),
  ['reply', reply('Dear Rina,\n\nfrom ₹40,000. Shall we call?')],
  ['reply in Bengali', reply('প্রিয় রিনা,\n\n৪০,০০০ টাকা থেকে শুরু। ফোন করব?')],
];

/** Every mail, as wide as on a phone. At `/__parts?mails`. */
export function Mails() {
  return (
    <main css={grid}>
      {mails.map(([title, html]) => (
        <iframe key={title} css={frame} title={title} sandbox="" srcDoc={html} />
      ))}
    </main>
  );
}
