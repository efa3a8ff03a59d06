import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { isSigned, readAnswer, sign, withoutQuotes } from './shared-mail.ts';

test.each([
  [
    'Gmail',
    'Yes.\n\nOn Sun, 22 Nov 2026 at 10:00, Rita at Torsa <hello@torsa.example> wrote:\n\n> Hi',
  ],
  [
    'Gmail over two lines',
    'Yes.\n\nOn Sun, 22 Nov 2026 at 10:00, Rita at Torsa\n<hello@torsa.example> wrote:\n> Hi',
  ],
  ['Outlook', 'Yes.\r\n\r\nFrom: Rita at Torsa\r\nSent: Sunday\r\nTo: Ada\r\n\r\nHi'],
  ['older Outlook', 'Yes.\n\n-----Original Message-----\nFrom: Rita\n\nHi'],
  ['German', 'Yes.\n\nAm 22.11.2026 um 10:00 schrieb Rita <hello@torsa.example>:\n> Hi'],
  ['Bengali', 'Yes.\n\nরবি, ২২ নভে, ২০২৬ তারিখে Rita <hello@torsa.example> লিখেছেন:\n> Hi'],
  ['a quote alone', 'Yes.\n\n> Hi\n> there\n'],
])('what %s quotes below is left out', (_, text) => {
  expect(withoutQuotes(text)).toBe('Yes.');
});

test.each([
  ['an answer between the lines', '> Monday?\nYes.\n> At ten?\nYes, at ten.'],
  ['nothing but a quote', '> Hi'],
  ['On, where nobody wrote', 'On Monday I am away.\nAda'],
])('%s is kept whole', (_, text) => {
  expect(withoutQuotes(text)).toBe(text);
});

const answer = async (head: string) =>
  readAnswer(
    await PostalMime.parse(
      `From: Ada <a@b.example>\r\nMessage-ID: <1@b.example>\r\n${head}\r\n\r\nYes\r\n`,
    ),
  );

test('a mail says what it answers and who wrote it', async () => {
  expect(await answer('In-Reply-To: <m2@x>\r\nReferences: <m1@x> <m2@x>')).toEqual({
    sender: 'a@b.example',
    body: 'Yes',
    mail_id: '1@b.example',
    answers: ['m2@x', 'm1@x', 'm2@x'],
    automatic: false,
  });
});

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['X-Autoreply: yes', true],
  ['Subject: Hi', false],
])('with %s, that a machine wrote it is %s', async (head, automatic) => {
  expect((await answer(head)).automatic).toBe(automatic);
});

test('HTML alone is read as text', async () => {
  const html =
    '<style>p{}</style><p>Yes &amp; no</p><div>On Sunday, Rita wrote:</div><blockquote>Hi</blockquote>';
  expect(readAnswer({ html, headers: [] }).body).toBe('Yes & no');
});

test('a request is signed by who knows the secret, for five minutes, with this body', async () => {
  const [time, body] = ['1000000', 'x'];
  const signed = { time, body, signature: await sign('secret', time, body) };
  expect(await isSigned('secret', signed, 1_000_000)).toBe(true);
  expect(await isSigned('other', signed, 1_000_000)).toBe(false);
  expect(await isSigned('secret', { ...signed, body: 'y' }, 1_000_000)).toBe(false);
  expect(await isSigned('secret', { ...signed, time: '1000001' }, 1_000_000)).toBe(false);
  expect(await isSigned('secret', { ...signed, signature: '' }, 1_000_000)).toBe(false);
  expect(await isSigned('secret', signed, 1_000_000 + 301_000)).toBe(false);
});
