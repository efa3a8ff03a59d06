import { companyOf } from '@torsa/shared/company/company-of';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { type ClaimedMail, composeMail, footOf, isMailable, toMime } from './shared-mail.ts';

const claimed: ClaimedMail = {
  id: '11111111-0000-4000-8000-000000000000',
  message_id: '22222222-0000-4000-8000-000000000000',
  mail_id: 'message.22222222-0000-4000-8000-000000000000.0123456789abcdef01234',
  recipient: 'ada+work@example.org',
  sender: 'Rita',
  subject: 'Re: Hello',
  body: 'Dear Ada',
  quoted: 'Hi',
  link: '',
  reply_token: 'ab-cd',
  thread: ['conversation.33333333-0000-4000-8000-000000000000', 'x1@mail.example.org'],
  language: null,
  kind: null,
  unsubscribe_token: null,
};

const settings = {
  from: 'hello@torsa.example',
  siteUrl: 'https://www.torsa.example',
  functionsUrl: 'https://abcdefghij.supabase.co/functions/v1',
};

async function received(changes: Partial<ClaimedMail> = {}, published = {}) {
  const composed = composeMail({ ...claimed, ...changes }, settings, published);
  const source = toMime(composed, new Date(0));
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
    messageId: '<message.22222222-0000-4000-8000-000000000000.0123456789abcdef01234@torsa.example>',
    inReplyTo: '<x1@mail.example.org>',
    references:
      '<conversation.33333333-0000-4000-8000-000000000000@torsa.example> <x1@mail.example.org>',
  });
  const { name, address, phone } = footOf('en', {});
  expect(mail.text).toBe(
    `Dear Ada\n\n-- \nRita\n${name}\n${address}\n${phone}\n\nYou wrote:\n> Hi`,
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

const switchable = {
  kind: 'reply',
  unsubscribe_token: 'a1b2',
  link: '/dashboard/messages/1',
} as const;

test('a mail that can be switched off is by one press of the mail program, or by the link at its foot', async () => {
  const { mail } = await received(switchable);
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(header('list-unsubscribe')).toBe(
    `<${settings.functionsUrl}/unsubscribe?kind=reply&token=a1b2>`,
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const page = `${settings.siteUrl}/auth/unsubscribe#kind=reply&token=a1b2`;
  expect(mail.text).toContain(`Turn off mails about answers and projects: ${page}`);
  expect(mail.html).toContain(`href="${page.replace('&', '&#38;')}"`);
});

test('to somebody who has no account nothing of it is said', async () => {
  const { mail } = await received({ unsubscribe_token: 'a1b2' });
  expect(`${mail.text}${mail.html}`).not.toContain('unsubscribe');
  expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
});

test('what stands round the words of a mail is in the language of its reader', async () => {
  const { mail } = await received({ ...switchable, language: 'bn' });
  expect(mail.from).toMatchObject({ name: 'Rita, তোর্সা' });
  expect(mail.text).toContain(`কথোপকথনটি খুলুন: ${settings.siteUrl}/bn/dashboard/messages/1`);
  expect(mail.text).toContain(`${settings.siteUrl}/bn/auth/unsubscribe#`);
  expect(mail.text).toContain('পশ্চিমবঙ্গ ৭৩৬১০১');
});

test('address and telephone number are those that the founder has set', async () => {
  const published = {
    contact: { 'phone.coochBehar': '+91 3582 555 099' },
    offices: {
      'coochBehar.street.en': 'Silver & Jubilee Road',
      'coochBehar.postalCode': '736102',
    },
  };
  const { mail } = await received({}, published);
  expect(mail.text).toContain('Silver & Jubilee Road, Cooch Behar, West Bengal 736102\n+91 3582');
  expect(mail.html).toContain('Silver &#38; Jubilee Road');
  expect(mail.html).toContain('href="tel:+913582555099"');
});

test.each(['en', 'bn'] as const)('until then, in %s, they are those of the site', (language) => {
  const { phones, offices } = companyOf(language);
  expect(footOf(language, {})).toEqual({
    name: companyOf(language).name,
    address: offices[0]?.addressLines.join(', ').replace('\u00a0', ' '),
    phone: phones[0].display,
  });
});
