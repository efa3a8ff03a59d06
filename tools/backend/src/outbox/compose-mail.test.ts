import { createCompany } from '@torsa/shared/contract/company/create-company';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import {
  type ClaimedEmail,
  composeEmail,
  isSafeEmailAddress,
} from '../../../../supabase/functions/_shared/compose-mail.ts';
import type { ReplyEmailFile } from '../../../../supabase/functions/_shared/email-templates.ts';
import { createEmailFooter } from '../../../../supabase/functions/_shared/mail-look.ts';

const data = {
  author: 'Rita',
  body: 'Dear Ada',
  subject: 'Hello',
  quoted: 'Hi',
  conversation: null as string | null,
  files: [] as readonly ReplyEmailFile[],
};

const claimed: ClaimedEmail = {
  id: '11111111-0000-4000-8000-000000000000',
  message_id: '22222222-0000-4000-8000-000000000000',
  mail_id: 'message.22222222-0000-4000-8000-000000000000.0123456789abcdef01234',
  recipient: 'ada+work@example.org',
  template: 'reply',
  data,
  language: 'en',
  reply_token: 'ab-cd',
  thread: ['conversation.33333333-0000-4000-8000-000000000000', 'x1@mail.example.org'],
  kind: null,
  unsubscribe_token: null,
};

const invitation: ClaimedEmail = {
  ...claimed,
  template: 'staff_invitation',
  data: { token: 'a1' },
  message_id: null,
  reply_token: null,
  thread: [],
};

const settings = {
  from: 'hello@torsa.example',
  siteUrl: 'https://www.torsa.example',
  functionsUrl: 'https://abcdefghij.supabase.co/functions/v1',
};

/** Returns the message that a mail server receives. */
const transport = createTransport({ streamTransport: true, buffer: true });

async function received(claim = claimed, published = {}) {
  const composed = composeEmail(claim, settings, published);
  const { message, envelope } = await transport.sendMail(composed);
  const source = `${message}`;
  const mail = await PostalMime.parse(source);
  // The lines of an email end in CRLF.
  return { source, envelope, mail: { ...mail, text: mail.text?.replaceAll('\r\n', '\n') } };
}

test('a reply email contains its author’s first name, its thread headers and a reply address', async () => {
  const { mail, envelope } = await received();
  expect(mail).toMatchObject({
    from: { name: 'Rita at Torsa', address: 'hello@torsa.example' },
    to: [{ address: 'ada+work@example.org' }],
    replyTo: [{ address: 'reply+ab-cd@torsa.example' }],
    subject: 'Re: Hello',
    messageId: '<message.22222222-0000-4000-8000-000000000000.0123456789abcdef01234@torsa.example>',
    inReplyTo: '<x1@mail.example.org>',
    references:
      '<conversation.33333333-0000-4000-8000-000000000000@torsa.example> <x1@mail.example.org>',
  });
  expect(envelope).toEqual({ from: 'hello@torsa.example', to: ['ada+work@example.org'] });
  expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted');
  const { name, address, phone } = createEmailFooter('en', {});
  expect(mail.text).toBe(
    `Dear Ada\n\n-- \nRita\n${name}\n${address}\n${phone}\n\nYou wrote:\n> Hi`,
  );
  expect(mail.html).toContain('Dear Ada');
});

test('the Date header of an email is the time at which the email is sent', async () => {
  const before = Math.floor(Date.now() / 1000) * 1000;
  const date = Date.parse(`${(await received()).mail.date}`);
  expect(date).toBeGreaterThanOrEqual(before);
  expect(date).toBeLessThanOrEqual(Date.now());
});

test.each([
  ['a line break', 'a\r\nBcc: eve@example.org\r\n\r\nbody', 'a Bcc: eve@example.org body'],
  ['a line separator', 'a\u2028Bcc: eve@example.org', 'a Bcc: eve@example.org'],
  ['control characters', 'a\0b\u0007c\u007f', 'a b c'],
  ['quotes and a backslash', '"a" <b@c.example>, \\ d', '"a" <b@c.example>, \\ d'],
  ['right-to-left text', 'שלום עולם', 'שלום עולם'],
  ['Bengali text', 'নমস্কার '.repeat(20).trim(), 'নমস্কার '.repeat(20).trim()],
  ['emoji', '😀'.repeat(40), '😀'.repeat(40)],
  ['an encoded word', '=?UTF-8?B?aGk=?=', '=\u2060?UTF-8?B?aGk=\u2060?='],
  ['a formula', '=1+1', '=1+1'],
  ['many letters', 'x'.repeat(150), 'x'.repeat(150)],
])('a subject and a name with %s are shown as typed, in one header', async (_, typed, shown) => {
  const { mail, source } = await received({
    ...claimed,
    template: 'reply',
    data: { ...data, subject: typed, author: typed },
  });
  expect(mail.subject).toBe(`Re: ${shown}`);
  expect(mail.from).toEqual({ name: `${shown} at Torsa`, address: settings.from });
  expect(mail.headers.map(({ key }) => key)).toEqual(
    (await received()).mail.headers.map(({ key }) => key),
  );
  for (const line of source.split('\r\n')) expect(line.length).toBeLessThan(200);
  expect(source).toMatch(/^[\t\r\n\x20-\x7e]*$/);
});

test('line breaks in a stored Message-ID do not add a Bcc header to a retried email', async () => {
  const { mail } = await received({ ...claimed, thread: ['a@b\r\nBcc: eve@example.org'] });
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
});

test('the HTML and plain-text parts of an email contain the text as typed, and the HTML runs no script', async () => {
  const body = `<script>alert(1)</script>\n.\n..\n=1+1 😀 שלום\n${'x'.repeat(5000)}`;
  const { mail, source } = await received({
    ...claimed,
    template: 'reply',
    data: { ...data, body, quoted: '<b>' },
  });
  expect(mail.text).toContain(body);
  expect(mail.html).not.toMatch(/<script|<b>/);
  expect(mail.html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;<br>');
  expect(source.match(/^Content-Transfer-Encoding: base64$/gim)).toHaveLength(2);
});

test('an email without an author is from the company, is marked as automatic, and has no reply address', async () => {
  const { mail } = await received(invitation);
  expect(mail.from).toMatchObject({ name: 'Torsa' });
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
  expect([mail.replyTo, mail.inReplyTo]).toEqual([undefined, undefined]);
});

test('the headers of every email suppress automatic replies', async () => {
  const { mail } = await received();
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'x-auto-response-suppress', value: 'OOF, AutoReply' }),
  );
});

test.each(['a+b@example.org', "o'neil@example.org", 'ü@bücher.example'])(
  '%s can receive emails',
  (address) => {
    expect(isSafeEmailAddress(address)).toBe(true);
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
])('%s gets no email, as it could name another recipient', (address) => {
  expect(isSafeEmailAddress(address)).toBe(false);
});

const switchable: ClaimedEmail = {
  ...claimed,
  template: 'reply',
  data: { ...data, conversation: '1' },
  kind: 'reply',
  unsubscribe_token: 'a1b2',
};

test("a recipient can unsubscribe with one click in the email program or with the link at the email's end", async () => {
  const { mail } = await received(switchable);
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(header('list-unsubscribe')).toBe(
    `<${settings.functionsUrl}/unsubscribe?kind=reply&token=a1b2>`,
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const page = `${settings.siteUrl}/auth/unsubscribe#kind=reply&token=a1b2`;
  expect(mail.text).toContain(`Unsubscribe from emails about replies and projects: ${page}`);
  expect(mail.html).toContain(`href="${page.replace('&', '&#38;')}"`);
});

test('an email to a recipient without an account has no unsubscribe link', async () => {
  const { mail } = await received({ ...claimed, unsubscribe_token: 'a1b2' });
  expect(`${mail.text}${mail.html}`).not.toContain('unsubscribe');
  expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
});

test('the fixed texts of a reply email are in the recipient’s language', async () => {
  const { mail } = await received({ ...switchable, language: 'bn' });
  expect(mail.from).toMatchObject({ name: 'Rita, তোর্সা' });
  expect(mail.text).toContain(`কথোপকথনটি খুলুন: ${settings.siteUrl}/bn/dashboard/messages/1`);
  expect(mail.text).toContain(`${settings.siteUrl}/bn/auth/unsubscribe#`);
  expect(mail.text).toContain('পশ্চিমবঙ্গ ৭৩৬১০১');
});

test('§10.44 the address and phone number that the founder entered replace the default values in emails', async () => {
  const published = {
    contact: { 'phone.coochBehar': '+91 3582 555 099' },
    offices: {
      'coochBehar.street.en': 'Silver & Jubilee Road',
      'coochBehar.postalCode': '736102',
    },
  };
  const { mail } = await received(claimed, published);
  expect(mail.text).toContain('Silver & Jubilee Road, Cooch Behar, West Bengal 736102\n+91 3582');
  expect(mail.html).toContain('Silver &#38; Jubilee Road');
  expect(mail.html).toContain('href="tel:+913582555099"');
});

test.each(['en', 'bn'] as const)(
  'the default address and phone number in %s match the site',
  (language) => {
    const { phones, offices } = createCompany(language);
    expect(createEmailFooter(language, {})).toEqual({
      name: createCompany(language).name,
      address: offices[0]?.addressLines.join(', ').replace('\u00a0', ' '),
      phone: phones[0].display,
    });
  },
);

test('a report email shows its note above the figures, escapes names, and counts the omitted people and projects', async () => {
  const numbers = { moved: 3, done: 12, overdue: 1, answered: 1, median_reply: 7200 };
  const { mail } = await received({
    ...claimed,
    template: 'work_report',
    data: {
      period: 'month',
      ...{ first: '2026-10-01', last: '2026-10-31' },
      note: 'Slow start,\nthen <fast>.',
      total: numbers,
      before: { ...numbers, done: 20, overdue: 0, median_reply: 900 },
      people: [{ ...numbers, name: 'Tara <i>&\nRoy' }],
      people_count: 3,
      ...{ launched: [], launched_count: 0 },
      late: [
        {
          ...{ title: '“Shop”', due: '2026-10-20', cause: 'client' },
          ...{ reason_en: 'Six\npictures', reason_bn: '' },
        },
        { title: 'App', due: '2026-10-21', cause: null, reason_en: '', reason_bn: '' },
      ],
      late_count: 2,
      next: [
        { title: 'Site', due: '2026-11-04', tasks: 2 },
        { title: 'Care', due: null, tasks: 1 },
      ],
      next_count: 3,
    },
    kind: 'report',
    unsubscribe_token: 'a1b2',
  });
  expect(mail.subject).toBe('Monthly report: October 2026');
  // The note is above the figures.
  expect(mail.text).toMatch(/Slow start,\nthen <fast>\.\n\n.*12 tasks/s);
  expect(mail.html).toMatch(/Slow start,<br>\s*then &#60;fast&#62;\.<br>/);
  expect(mail.text).toContain(
    [
      'The team finished 12 tasks, reached 3 milestones and answered 1 message. In the month before, 20 tasks were finished. A first reply typically took 2 hours. 1 task is overdue.',
      '',
      'Figures',
      '- Milestones: 3, no change',
      '- Tasks done: 12, down from 20',
      '- Overdue tasks: 1, up from 0',
      '- Typical first reply: 2 hours, up from 15 minutes',
      '',
      'Late projects',
      '- “Shop”: was due on 20 October 2026. Waiting for the client: Six pictures',
      '- App: was due on 21 October 2026. No reason given.',
      '',
      'Next month',
      '- Site: due on 4 November 2026, 2 tasks due',
      '- Care: 1 task due',
      '- and 1 more',
      '',
      'Work by person',
      '- Tara <i>& Roy: 12 tasks done, 1 overdue, 3 milestones, 1 message answered, first reply 2 hours',
      '- and 2 more',
    ].join('\n'),
  );
  expect(mail.text).toContain('/dashboard/reports?period=month&from=2026-10-01');
  expect(mail.text).toContain('Unsubscribe from monthly reports: ');
  expect(mail.html).toContain('>Tara &#60;i&#62;&#38; Roy</th>');
  expect(mail.html).toContain('<td colspan="2"');
});

test('a reply email lists only the files that are too large to attach, and says where to get these files', async () => {
  const file = { id: '1', media_type: 'application/zip', size: 12_000_000 };
  const files = [
    { ...file, name: 'film.zip', attached: false },
    { ...file, name: 'logo.png', attached: true },
  ];
  const textOf = async (conversation: string | null) => {
    const { mail } = await received({ ...switchable, data: { ...data, files, conversation } });
    return mail.text ?? '';
  };
  expect(await textOf('1')).toContain('download them in the conversation:\n- film.zip, 12 MB');
  expect(await textOf(null)).toContain('Please reply, and we’ll send them');
  expect(await textOf('1')).not.toContain('logo.png');
});
