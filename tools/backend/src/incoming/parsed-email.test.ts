import { expect, test } from 'vitest';
import { parseEmail } from '../../../../supabase/functions/_shared/incoming/parsed-email.ts';
import { emailLibraries } from './libraries.ts';
import { email, file, mixed, part } from './testing/mime.ts';

const correspondence = { ours: ['@torsa.example', 'torsa'], sent: [] };

const parse = (source: string | Uint8Array, envelopeSender?: string) =>
  parseEmail(Buffer.from(source), { correspondence, envelopeSender }, emailLibraries);

const html = (content: string) => `Content-Type: text/html; charset=utf-8\r\n\r\n${content}`;

test.each([
  ['NUL as an entity', html('Yes&#0; please'), 'Yes please'],
  ['NUL as a longer entity', html('Yes&#x0000; please'), 'Yes please'],
  ['NUL in HTML', html('Yes\0 please'), 'Yes please'],
  ['NUL in 8-bit text', 'Content-Type: text/plain\r\n\r\nYes\0 please', 'Yes please'],
  [
    'NUL in base64',
    `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from('Yes\0 please').toString('base64')}`,
    'Yes please',
  ],
  ['control characters', 'X: y\r\n\r\nYes\x01\x1b\x7f please', 'Yes please'],
  [
    'entities and links',
    html(
      'It&rsquo;s &#x20B9;5,000 &mdash; caf&eacute; <a href="https://example.org/brief">the brief</a>',
    ),
    'It’s ₹5,000 — café the brief (https://example.org/brief)',
  ],
  ['entities of windows-1252', html('It&#146;s 5 &#128;'), 'It’s 5 €'],
  [
    'a table and a list',
    html('<table><tr><td>Logo</td><td>5,000</td></tr></table><ul><li>One</li><li>Two</li></ul>'),
    'Logo 5,000\n- One\n- Two',
  ],
  ['a numbered list', html('<ol><li>One</li><li>Two</li></ol>'), '1. One\n 2. Two'],
  ['the text of an image', html('<img src="cid:1" alt="Our new logo">'), 'Our new logo'],
  [
    'lines of HTML',
    html('<div>One</div><div><br></div><p>Two<br>Three</p>Four'),
    'One\n\nTwo\nThree\n\nFour',
  ],
  [
    'HTML without its styles',
    html('<style>p { color: red }</style><title>x</title><p>Yes</p>'),
    'Yes',
  ],
  [
    'indented HTML of the sender',
    html(
      '<div>Our address:</div><blockquote style="margin:0 0 0 40px;border:none">1 High Street</blockquote>',
    ),
    'Our address:\n1 High Street',
  ],
  ['HTML that ends early', html('<p>Yes, <b>please'), 'Yes, please'],
  [
    'windows-1252',
    'Content-Type: text/plain; charset=windows-1252\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nm=92=E9tablir =80',
    'm’établir €',
  ],
  [
    'windows-1250',
    'Content-Type: text/plain; charset=windows-1250\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n=8Elu=9Dou=E8k=FD',
    'Žluťoučký',
  ],
  [
    'GB2312',
    'Content-Type: text/plain; charset=gb2312\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n=C4=E3=BA=C3',
    '你好',
  ],
  ['an unknown charset', 'Content-Type: text/plain; charset=made-up\r\n\r\nYes', 'Yes'],
  ['a lone surrogate as an entity', html('Yes&#xD800; please'), 'Yes\ufffd please'],
  [
    'format=flowed',
    'Content-Type: text/plain; format=flowed\r\n\r\nOne \r\ntwo \r\nthree',
    'One two three',
  ],
  ['an unknown transfer encoding', 'Content-Transfer-Encoding: x-none\r\n\r\nYes', 'Yes'],
  [
    'base64 with line breaks and rubbish',
    'Content-Transfer-Encoding: base64\r\n\r\nWWVz\r\n!!\r\nIQ==',
    'Yes!',
  ],
  [
    'quoted-printable that ends early',
    'Content-Transfer-Encoding: quoted-printable\r\n\r\nYes=2',
    'Yes=2',
  ],
  [
    'an unfinished multipart',
    'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nYes',
    'Yes',
  ],
])('%s is read', async (_, content, body) => {
  const parsed = await parse(`From: ada@example.org\r\nSubject: x\r\n${content}`);
  expect(parsed.body).toBe(body);
});

test.each([
  ['without a charset', ''],
  ['without a charset, with a type', 'Content-Type: text/plain\r\n'],
  [
    'in quoted-printable',
    'Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n',
  ],
])('8-bit text %s is read as windows-1252 where it is no UTF-8', async (_, head) => {
  const text = head.includes('quoted') ? 'Caf=E9 =93quoted=94' : 'Caf\xe9 \x93quoted\x94';
  const source = Buffer.from(`From: a@b.example\r\nSubject: x\r\n${head}\r\n${text}`, 'latin1');
  expect((await parse(source)).body).toBe('Café “quoted”');
});

test('the email parser decodes UTF-16 text', async () => {
  const head =
    'Content-Type: text/plain; charset=utf-16le\r\nContent-Transfer-Encoding: base64\r\n\r\n';
  const text = Buffer.from('নমস্কার ₹5', 'utf16le').toString('base64');
  expect((await parse(head + text)).body).toBe('নমস্কার ₹5');
});

test.each([
  'Your email client does not support HTML messages',
  'This is an HTML email. Please use an HTML-compatible viewer: HTML required',
  '',
])('HTML is preferred to a text that only says: %s', async (text) => {
  const source = email(
    'ada@example.org',
    'Content-Type: multipart/alternative; boundary=b',
    `${part('text/plain', '', text)}${part('text/html', '', '<p>Monday is good.</p>')}--b--`,
  );
  expect((await parse(source)).body).toBe('Monday is good.');
});

test('an email with only invisible characters counts as empty, and text length is measured as in the database', async () => {
  expect((await parse(email('a@b.example', 'Subject: Hello', '\u200b\u2060'))).body).toBe('Hello');
  const { body, files } = await parse(
    email('a@b.example', 'Content-Type: text/plain; charset=utf-8', '\u09df'.repeat(12_000)),
  );
  expect([...body]).toHaveLength(19_998);
  expect(files.map(({ name }) => name)).toEqual(['message.txt']);
});

test('an email text above the message limit is also stored as an attachment', async () => {
  const text = 'One long line.\n'.repeat(3_000).trim();
  const { body, files } = await parse(email('ada@example.org', 'Subject: x', text));
  expect(body.length).toBeGreaterThan(19_000);
  expect(files.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([
    ['message.txt', text],
  ]);
});

test.each([
  ['RFC 2231', `filename*=utf-8''%E0%A6%AC%E0%A7%8D%E0%A6%B0%E0%A6%BF%E0%A6%AB.pdf`, 'ব্রিফ.pdf'],
  ['RFC 2231 in pieces', `filename*0*=utf-8''caf%C3%A9; filename*1=.pdf`, 'café.pdf'],
  ['an encoded word', 'filename="=?utf-8?q?caf=C3=A9=2Epdf?="', 'café.pdf'],
  ['a path', 'filename="../../etc/passwd"', '_.._etc_passwd'],
  ['reversed text', 'filename="a\u202egnp.exe"', 'agnp.exe'],
  ['no name', 'x=y', 'file.pdf'],
  ['a long name', `filename="${'a'.repeat(3_000)}.pdf"`, `${'a'.repeat(120)}`],
])('the name of a file is read from %s', async (_, disposition, name) => {
  const attached = part(
    'application/pdf',
    `Content-Disposition: attachment; ${disposition}`,
    'PDF',
  );
  expect((await parse(mixed(part('text/plain', '', 'Text'), attached))).files[0]?.name).toBe(name);
});

test.each([
  [
    'a signed email',
    'multipart/signed; protocol="application/pgp-signature"',
    'application/pgp-signature',
    'signature.asc',
  ],
  [
    'S/MIME',
    'multipart/signed; protocol="application/pkcs7-signature"',
    'application/pkcs7-signature',
    'smime.p7s',
  ],
  ['winmail.dat', 'multipart/mixed', 'application/ms-tnef', 'winmail.dat'],
  ['an invitation', 'multipart/mixed', 'text/calendar; method=REQUEST', 'invite.ics'],
  ['a forwarded email', 'multipart/mixed', 'message/rfc822', 'forwarded.eml'],
])('the text of %s is found, and its file kept', async (_, type, fileType, name) => {
  const parts = `${part('text/plain', '', 'Monday is good.')}${part(`${fileType}; name="${name}"`, '', 'Subject: Other\r\n\r\nContent')}--b--`;
  const { body, files } = await parse(
    email('a@b.example', `Content-Type: ${type}; boundary=b`, parts),
  );
  expect([body, files.map((each) => each.name)]).toEqual(['Monday is good.', [name]]);
});

test('the note about refused attachments has the language of the email text', async () => {
  const big = file('film.mov', 'x'.repeat(5_300_000));
  const text = part('text/plain; charset=utf-8', '', 'ছবিটি দেখুন');
  expect((await parse(mixed(text, big))).body).toBe(
    'ছবিটি দেখুন\n\n1টি ফাইল নেওয়া যায়নি: film.mov, 5.3 MB',
  );
});

test("line breaks in an incoming email's subject and sender address cannot forge email headers", async () => {
  const parsed = await parse(
    'From: "Ada\r\n Bcc: eve@example.org" <ada@example.org>\r\nSubject: =?utf-8?q?One=0D=0ATwo?=\r\n\r\n',
  );
  expect(parsed).toMatchObject({ sender: 'ada@example.org', body: 'One\nTwo' });
});

const QUOTATION = '<p>Dear Ada,</p><p>Shall we start on Monday?</p>';

test.each([
  [
    'Gmail',
    `<div dir="ltr">Yes, please.</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Sun, 22 Nov 2026 at 10:00, Rita at Torsa &lt;<a href="mailto:hello@torsa.example">hello@torsa.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0px">${QUOTATION}</blockquote></div>`,
  ],
  [
    'Apple Mail',
    `<html><body>Yes, please.<br><div><blockquote type="cite"><div>On 22 Nov 2026, at 10:00, Rita at Torsa &lt;hello@torsa.example&gt; wrote:</div><br>${QUOTATION}</blockquote></div></body></html>`,
  ],
  [
    'Outlook on the web',
    `<div class="elementToProof">Yes, please.</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg"><font><b>From:</b> Rita at Torsa &lt;hello@torsa.example&gt;<br><b>Sent:</b> Sunday, 22 November 2026 10:00<br><b>To:</b> Ada<br><b>Subject:</b> Re: Hello</font></div>${QUOTATION}`,
  ],
  [
    'Outlook on a computer',
    `<div class="WordSection1"><p class="MsoNormal">Yes, please.<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>Von:</b> Rita at Torsa &lt;hello@torsa.example&gt; <br><b>Gesendet:</b> Sonntag, 22. November 2026<br><b>An:</b> Ada<br><b>Betreff:</b> Re: Hello</p></div></div>${QUOTATION}</div>`,
  ],
  [
    'Yahoo',
    `<div class="ydp">Yes, please.</div><div class="yahoo_quoted"><div>On Sunday, 22 November 2026 at 10:00:00 am IST, Rita at Torsa &lt;hello@torsa.example&gt; wrote:</div><div><blockquote>${QUOTATION}</blockquote></div></div>`,
  ],
  [
    'Thunderbird',
    `<p>Yes, please.</p><div class="moz-cite-prefix">Am 22.11.26 um 10:00 schrieb Rita at Torsa:<br></div><blockquote type="cite" cite="mid:1@x">${QUOTATION}</blockquote>`,
  ],
  [
    'Proton',
    `<div>Yes, please.</div><div class="protonmail_quote">On Sunday, 22 November 2026 at 10:00, Rita at Torsa &lt;hello@torsa.example&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">${QUOTATION}</blockquote></div>`,
  ],
  [
    'an unknown program',
    `<div>Yes, please.</div><div>On Sunday, Rita wrote:</div><blockquote>${QUOTATION}</blockquote>`,
  ],
])('the quotation in HTML of %s is removed', async (_, content) => {
  const { body, quotation } = await parse(`From: a@b.example\r\n${html(content)}`);
  expect(body).toBe('Yes, please.');
  expect(quotation).toContain('Shall we start on Monday?');
});

test.each([
  ['Auto-Submitted: auto-replied', undefined],
  ['Auto-Submitted: auto-generated; owner-email="a@b.example"', undefined],
  ['X-Auto-Response-Suppress: All', undefined],
  ['X-Auto-Response-Suppress: DR, OOF, AutoReply', undefined],
  ['X-Mail-Autoreply: yes', undefined],
  ['X-Autogenerated: Reply', undefined],
  ['X-Autoreply: yes', undefined],
  ['X-Autorespond: Away', undefined],
  ['X-Autoresponder: yes', undefined],
  ['X-FC-MachineGenerated: true', undefined],
  ['X-POST-MessageClass: 9; Autoresponder', undefined],
  ['Delivered-To: Autoresponder', undefined],
  ['Precedence: auto-reply', undefined],
  ['Precedence: auto_reply', undefined],
  ['Precedence: Bulk', undefined],
  ['Precedence: junk', undefined],
  ['Return-Path: <>', undefined],
  ['Subject: Out of office', ''],
])('an email with %s is automatic', async (head, sender) => {
  expect((await parse(email('a@b.example', head, 'Away'), sender)).isAutomatic).toBe(true);
});

test.each([
  'Auto-Submitted: no',
  'X-Auto-Response-Suppress: None',
  'Precedence: first-class',
  'Return-Path: <ada@example.org>',
  'Subject: Out of office: when are you back?',
  'List-Unsubscribe: <mailto:a@b.example>',
])('an email with %s is of a person', async (head) => {
  expect((await parse(email('a@b.example', head, 'Hi'), 'a@b.example')).isAutomatic).toBe(false);
});

test('an inline attachment of Apple Mail that the HTML does not show is stored', async () => {
  const html = part(
    'text/html',
    '',
    '<p>See the photo.</p><attachment title="a.jpg"></attachment>',
  );
  const photo = part(
    'image/jpeg; name="a.jpg"',
    'Content-Disposition: inline; filename="a.jpg"\r\nContent-ID: <1@x>',
    'JPEG',
  );
  const { body, files } = await parse(mixed(html, photo));
  expect([body, files.map(({ name }) => name)]).toEqual(['See the photo.', ['a.jpg']]);
});

test.each([
  [
    'umlauts',
    `image/jpeg; name*=UTF-8''F%C3%BChrerschein%20R%C3%BCckseite.jpg`,
    `attachment; filename*=UTF-8''F%C3%BChrerschein%20R%C3%BCckseite.jpg`,
    'Führerschein Rückseite.jpg',
  ],
  [
    'KOI8-R over two encoded words',
    'application/octet-stream',
    'attachment; filename="=?koi8-r?B?69fP1NkuLfTF09QtMS4t9MXT1C3Tz8/U18XU09TXydEty8HUxcfP0snJLmpz?=\r\n =?koi8-r?Q?on?="',
    'Квоты.-Тест-1.-Тест-соответствия-категории.json',
  ],
  [
    'a charset of another alphabet',
    'application/pdf',
    `attachment; filename*=iso-8859-1''%DCbersicht.pdf`,
    'Übersicht.pdf',
  ],
])('the name of a file with %s is read', async (_, type, disposition, name) => {
  const attached = part(type, `Content-Disposition: ${disposition}`, 'x');
  expect((await parse(mixed(attached))).files[0]?.name).toBe(name);
});

test('a reply text that Outlook wraps in a blockquote element stays in the message', async () => {
  const source = html(
    '<div>Hello,</div><blockquote class="elementToProof">The logo has to be blue.</blockquote><div>Ada</div>',
  );
  expect((await parse(`From: a@b.example\r\n${source}`)).body).toBe(
    'Hello,\nThe logo has to be blue.\nAda',
  );
});

test('a short Apple Mail email without a quotation is stored completely', async () => {
  const { body, quotation } = await parse(email('a@b.example', 'Subject: x', 'Yes\r\n\r\nAda'));
  expect([body, quotation]).toEqual(['Yes\n\nAda', '']);
});

test('a sentence that begins like a quotation header ("On Tuesday …") stays in the message', async () => {
  const source = html(
    '<p>Yes, that works.</p><p>On Tuesday I am offline. Am I right that this ships today?</p>',
  );
  expect((await parse(`From: a@b.example\r\n${source}`)).body).toBe(
    'Yes, that works.\n\nOn Tuesday I am offline. Am I right that this ships today?',
  );
});

test('the email parser decodes quoted-printable text with =20 at line ends completely', async () => {
  const head =
    'Content-Type: text/plain; charset=us-ascii\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n';
  expect((await parse(`${head}Hi There,=20\r\n=20\r\nPlease call.`)).body).toBe(
    'Hi There, \n \nPlease call.',
  );
});
