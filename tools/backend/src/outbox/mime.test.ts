import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { type ClaimedMail, composeMail, FOOT, isMailable, toMime } from './shared-mail.ts';

const claimed: ClaimedMail = {
  id: '11111111-0000-4000-8000-000000000000',
  message_id: '22222222-0000-4000-8000-000000000000',
  recipient: 'ada+work@example.org',
  sender: 'Rita',
  subject: 'Re: Hello',
  body: 'Dear Ada',
  quoted: 'Hi',
  link: '',
  reply_token: 'ab-cd',
  thread: ['conversation.33333333-0000-4000-8000-000000000000', 'x1@mail.example.org'],
};

const settings = { from: 'hello@torsa.example', siteUrl: 'https://www.torsa.example' };

async function received(changes: Partial<ClaimedMail> = {}) {
  const source = toMime(composeMail({ ...claimed, ...changes }, settings), new Date(0));
  const mail = await PostalMime.parse(source);
  // Lines of mails end in CRLF, whatever their text had.
  return { source, mail: { ...mail, text: mail.text?.replaceAll('\r\n', '\n') } };
}

test('a reply comes from the company by a first name, in its thread, and asks for answers to its address', async () => {
  const { mail } = await received();
  expect(mail).toMatchObject({
    from: { name: 'Rita at Torsa', address: 'hello@torsa.example' },
    to: [{ address: 'ada+work@example.org' }],
    replyTo: [{ address: 'reply+ab-cd@torsa.example' }],
    subject: 'Re: Hello',
    date: '1970-01-01T00:00:00.000Z',
    messageId: '<message.22222222-0000-4000-8000-000000000000@torsa.example>',
    inReplyTo: '<x1@mail.example.org>',
    references:
      '<conversation.33333333-0000-4000-8000-000000000000@torsa.example> <x1@mail.example.org>',
  });
  expect(mail.text).toBe(
    `Dear Ada\n\n-- \nRita\n${FOOT.en.join('\n')}\n${FOOT.phone}\n\nYou wrote:\n> Hi`,
  );
  expect(mail.html).toContain('Dear Ada');
});

test.each([
  ['a line break', 'a\r\nBcc: eve@example.org\r\n\r\nbody', 'a Bcc: eve@example.org body'],
  ['quotes and a backslash', '"a" <b@c.example>, \\ d', '"a" <b@c.example>, \\ d'],
  ['right-to-left text', 'שלום עולם', 'שלום עולם'],
  ['emoji', '😀'.repeat(40), '😀'.repeat(40)],
  ['what looks encoded', '=?UTF-8?B?aGk=?=', '=?UTF-8?B?aGk=?='],
  ['a formula', '=1+1', '=1+1'],
  ['many letters', 'x'.repeat(150), 'x'.repeat(150)],
])('a subject and a name with %s are one header, as typed', async (_, typed, shown) => {
  const { mail, source } = await received({ subject: typed, sender: typed });
  expect(mail.subject).toBe(shown);
  expect(mail.from).toEqual({ name: `${shown} at Torsa`, address: settings.from });
  expect(mail.headers.map(({ key }) => key)).toEqual(
    (await received()).mail.headers.map(({ key }) => key),
  );
  for (const line of source.split('\r\n')) expect(line.length).toBeLessThan(200);
});

test('neither do earlier Message-IDs add a header', async () => {
  const { mail } = await received({ thread: ['a@b\r\nBcc: eve@example.org'] });
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
});

test('texts come as typed, in both parts, and the HTML runs nothing', async () => {
  const body = `<script>alert(1)</script>\n.\n..\n=1+1 😀 שלום\n${'x'.repeat(5000)}`;
  const { mail } = await received({ body, quoted: '<b>' });
  expect(mail.text).toContain(body);
  expect(mail.html).not.toMatch(/<script|<b>/);
  expect(mail.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;<br>');
});

test('a mail of the company says that a machine wrote it, and asks for no answer', async () => {
  const { mail } = await received({ message_id: null, reply_token: null, thread: [], sender: '' });
  expect(mail.from).toMatchObject({ name: 'Torsa' });
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect([mail.replyTo, mail.inReplyTo]).toEqual([undefined, undefined]);
});

test.each(['a+b@example.org', "o'neil@example.org", 'ü@bücher.example'])(
  '%s can be mailed',
  (address) => {
    expect(isMailable(address)).toBe(true);
  },
);

test.each([
  'a,b@c.example',
  'a<b@c.example',
  'a>b@c.example',
  '"a"@c.example',
  'a\r\nb@c.example',
  'a;b@c.example',
  'a@b>c.example',
])('%s cannot: it could name somebody else', (address) => {
  expect(isMailable(address)).toBe(false);
});
