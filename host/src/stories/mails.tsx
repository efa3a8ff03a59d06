// biome-ignore-all lint/style/noRestrictedImports: Supabase functions cannot import packages, so they contain the templates.
import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import {
  type AccountEmailName,
  accountEmailTexts,
} from '../../../supabase/account-mails/account-mail-copy.ts';
import {
  renderAccountEmail,
  renderAccountEmailInLanguage,
} from '../../../supabase/account-mails/account-mails.ts';
import {
  composeEmail,
  type QuotableEmail,
} from '../../../supabase/functions/_shared/compose-mail.ts';
import type { EmailLanguage } from '../../../supabase/functions/_shared/mail-look.ts';

const { color, space } = tokens;

const grid = css({ display: 'flex', flexWrap: 'wrap', gap: space.l, padding: space.l });
const frame = css({ inlineSize: '360px', blockSize: '44rem', border: `1px solid ${color.line}` });

const site = 'https://www.torsa.example';
const longName = 'Messrs. Banamali Chattopadhyay, Gangopadhyay and Sons of Tufanganj';

/**
 * Inserts the auth server's values into an email template. Without a language, the email contains the texts of all
 * languages.
 */
function filledIn(name: AccountEmailName, language?: EmailLanguage): string {
  const filled = renderAccountEmail(name)
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
  return renderAccountEmailInLanguage(filled, language, 'en');
}

const token = '8f1c2ab9d7e68f1c2ab9d7e68f1c2ab9d7e68f1c2ab9d7e6';

function composed(email: QuotableEmail): string {
  const mail = {
    id: '1',
    mail_id: 'message.1.a',
    message_id: email.template === 'reply' ? '2' : null,
    recipient: 'rina@example.com',
    reply_token: 'a',
    thread: ['conversation.1'],
    unsubscribe_token: token,
    ...email,
  };
  const settings = { from: 'hello@torsa.example', siteUrl: site, functionsUrl: site };
  return composeEmail(mail, settings, { contact: { 'phone.coochBehar': '+91 3582 555 099' } }).html;
}

const reply = (language: EmailLanguage, body: string): string => {
  const data = {
    author: 'Moumita',
    body,
    subject: longName,
    quoted: longName,
    conversation: '1',
    files: [],
  };
  return composed({ template: 'reply', data, kind: 'reply', language });
};

const numbers = { moved: 4, done: 32, overdue: 2, answered: 38, median_reply: 14_400 };

const names = Object.keys(accountEmailTexts) as AccountEmailName[];
const mails: readonly (readonly [title: string, html: string])[] = [
  ...names.flatMap((name) =>
    ([undefined, 'en', 'bn'] as const).map(
      (language) => [`${name} ${language ?? ''}`, filledIn(name, language)] as const,
    ),
  ),
  ['reply', reply('en', 'Dear Rina,\n\nfrom ₹40,000. Shall we call?')],
  ['reply in Bengali', reply('bn', 'প্রিয় রিনা,\n\n৪০,০০০ টাকা থেকে শুরু। ফোন করব?')],
  ...(['en', 'bn'] as const).flatMap((language): (readonly [string, string])[] => [
    [
      `project news in ${language}`,
      composed({
        template: 'project_news',
        data: {
          project: '1',
          title: longName,
          news: [
            { kind: 'stage', stage: 'in_review' },
            { kind: 'note', author: 'Moumita', text: 'The draft is ready.' },
          ],
        },
        kind: 'reply',
        language,
      }),
    ],
    [
      `waiting messages in ${language}`,
      composed({
        template: 'waiting_messages',
        data: {
          count: 25,
          messages: [{ name: 'Rina', subject: longName, files: ['tea-plan.pdf'] }],
        },
        kind: 'waiting',
        language,
      }),
    ],
    ...(['files', 'approval'] as const).map((kind): readonly [string, string] => [
      `ask of the kind ${kind} in ${language}`,
      composed({
        template: 'asked',
        data: {
          ...{ project: '1', title: longName, kind, text: longName, author: 'Moumita', count: 6 },
          ...{ due: '2026-11-30', change: '', is_late: false },
        },
        kind: 'reply',
        language,
      }),
    ]),
    [
      `decision in ${language}`,
      composed({
        template: 'ask_decided',
        data: {
          ...{ project: '1', title: longName, text: longName, decision: 'approved', name: 'Rina' },
          ...{ words: 'Very good', file: 'home-v3.png', sha256: '5e'.repeat(32) },
          at: '2026-11-29T20:15:00Z',
        },
        kind: 'waiting',
        language,
      }),
    ],
    [
      `work report in ${language}`,
      composed({
        template: 'work_report',
        data: {
          note: longName,
          period: 'month',
          ...{ first: '2026-10-01', last: '2026-10-31' },
          ...{ total: numbers, before: { ...numbers, done: 24, median_reply: 7200 } },
          ...{ people: [{ ...numbers, name: longName }], people_count: 2 },
          ...{ launched: [longName, 'Shop'], launched_count: 2 },
          late: [
            {
              ...{ title: longName, due: '2026-10-20', cause: 'client' },
              ...{ reason_en: longName, reason_bn: '' },
            },
          ],
          late_count: 1,
          ...{ next: [{ title: longName, due: '2026-11-04', tasks: 2 }], next_count: 1 },
        },
        kind: 'report',
        language,
      }),
    ],
    [
      `staff invitation in ${language}`,
      composed({ template: 'staff_invitation', data: { token: 'a' }, kind: null, language }),
    ],
  ]),
];

/** A development page at `/__parts?mails` that shows every email at the width of a phone. */
export function EmailPreviews() {
  return (
    <main css={grid}>
      {mails.map(([title, html]) => (
        <iframe key={title} css={frame} title={title} sandbox="" srcDoc={html} />
      ))}
    </main>
  );
}
