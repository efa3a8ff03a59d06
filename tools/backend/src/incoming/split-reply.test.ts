import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type QuotationContext,
  splitReplyFromQuotation,
} from '../../../../supabase/functions/_shared/incoming/split-reply.ts';

const SENT =
  'Dear Ada,\n\nThank you for your message. Shall we start with the home page on Monday?\n\nBest regards';
const FOOT =
  '-- \nRita\nTorsa\nSunity Road, near Sagar Dighi, Cooch Behar, West Bengal 736101\n+91 3582 555 014';

const correspondence: QuotationContext = {
  ours: ['@torsa.example', 'torsa', 'তোর্সা'],
  sent: [`${SENT}\n\n${FOOT}\n\nYou wrote:\n> Hi, we need a new website for our school.`],
};

const split = (text: string, others: Partial<QuotationContext> = {}) =>
  splitReplyFromQuotation(text, { ...correspondence, ...others });

const QUOTED = SENT.replace(/^/gm, '> ');

test.each([
  ['Gmail', 'On Sun, 22 Nov 2026 at 10:00, Rita at Torsa <hello@torsa.example> wrote:'],
  [
    'Gmail over two lines',
    'On Sun, 22 Nov 2026 at 10:00, Rita at Torsa\n<hello@torsa.example> wrote:',
  ],
  [
    'Gmail with a broken address',
    'On Sun, 22 Nov 2026 at 10:00, Rita at Torsa <hello@torsa.example\n> wrote:',
  ],
  ['Apple Mail', 'On 22 Nov 2026, at 10:00 AM, Rita at Torsa <hello@torsa.example> wrote:'],
  ['Thunderbird', 'On 11/22/26 10:00, Rita at Torsa wrote:'],
  [
    'Yahoo',
    'On Sunday, 22 November 2026 at 10:00:00 am IST, Rita at Torsa <hello@torsa.example> wrote:',
  ],
  ['Proton', 'On Sunday, 22 November 2026 at 10:00, Rita at Torsa <hello@torsa.example> wrote:'],
  ['German', 'Am 22.11.2026 um 10:00 schrieb Rita <hello@torsa.example>:'],
  [
    'German Gmail',
    'Am So., 22. Nov. 2026 um 10:00 Uhr schrieb Rita at Torsa <\nhello@torsa.example>:',
  ],
  ['French', 'Le dim. 22 nov. 2026 à 10:00, Rita at Torsa <hello@torsa.example> a écrit :'],
  ['Spanish', 'El dom, 22 nov 2026 a las 10:00, Rita at Torsa (<hello@torsa.example>) escribió:'],
  ['Italian', 'Il giorno dom 22 nov 2026 alle ore 10:00 Rita <hello@torsa.example> ha scritto:'],
  ['Portuguese', 'Em dom., 22 de nov. de 2026 às 10:00, Rita <hello@torsa.example> escreveu:'],
  ['Dutch', 'Op zo 22 nov 2026 om 10:00 schreef Rita at Torsa <hello@torsa.example>:'],
  ['Polish', 'niedz., 22 lis 2026 o 10:00 Rita at Torsa <hello@torsa.example> napisał(a):'],
  ['Russian', 'вс, 22 нояб. 2026 г. в 10:00, Rita at Torsa <hello@torsa.example>:'],
  ['Japanese', '2026年11月22日(日) 10:00 Rita at Torsa <hello@torsa.example>:'],
  ['Chinese', 'Rita at Torsa <hello@torsa.example> 于2026年11月22日周日 10:00写道：'],
  ['Bengali', 'রবি, ২২ নভে, ২০২৬ তারিখে ১০:০০ AM টায় Rita <hello@torsa.example> লিখেছেন:'],
  ['Hindi', 'रवि, 22 नव॰ 2026 को 10:00 am बजे को Rita at Torsa <hello@torsa.example> ने लिखा:'],
  ['no name of a weekday', 'On Sunday, Rita wrote:'],
])('a quotation below the attribution of %s is removed', (_, attribution) => {
  const below = `${attribution}\n\n${QUOTED}`;
  expect(split(`Yes, Monday is good.\n\n${below}`)).toEqual({
    reply: 'Yes, Monday is good.',
    quotation: below,
  });
});

test.each([
  [
    'Outlook',
    'From: Rita at Torsa <hello@torsa.example>\nSent: Sunday, 22 November 2026 10:00\nTo: Ada\nSubject: Re: Hello',
  ],
  ['Outlook without addresses', 'From: Rita at Torsa\nSent: Sunday\nTo: Ada'],
  [
    'Outlook on the web',
    '________________________________\nFrom: Rita at Torsa <hello@torsa.example>\nSent: Sunday, 22 November 2026 10:00\nTo: Ada\nSubject: Re: Hello',
  ],
  [
    'Outlook in bold print',
    '*From:* Rita at Torsa <hello@torsa.example>\n*Sent:* Sunday\n*To:* Ada\n*Subject:* Re: Hello',
  ],
  [
    'older Outlook',
    '-----Original Message-----\nFrom: Rita [mailto:hello@torsa.example]\nSent: Sunday\nTo: Ada\nSubject: Re: Hello',
  ],
  [
    'Samsung',
    '-------- Original message --------\nFrom: Rita at Torsa <hello@torsa.example>\nDate: 22/11/2026 10:00 (GMT+05:30)\nTo: ada@example.org\nSubject: Re: Hello',
  ],
  [
    'Outlook in German',
    'Von: Rita at Torsa <hello@torsa.example>\nGesendet: Sonntag, 22. November 2026 10:00\nAn: Ada\nBetreff: AW: Hello',
  ],
  [
    'Outlook in French',
    'De : Rita at Torsa <hello@torsa.example>\nEnvoyé : dimanche 22 novembre 2026 10:00\nÀ : Ada\nObjet : Re: Hello',
  ],
  [
    'Outlook in Spanish',
    'De: Rita at Torsa <hello@torsa.example>\nEnviado: domingo, 22 de noviembre de 2026\nPara: Ada\nAsunto: Re: Hello',
  ],
  [
    'Outlook in Bengali',
    'প্রেরক: Rita at Torsa <hello@torsa.example>\nতারিখ: রবিবার, ২২ নভেম্বর ২০২৬\nপ্রাপক: Ada\nবিষয়: Re: Hello',
  ],
  [
    'Outlook in Hindi',
    'प्रेषक: Rita at Torsa <hello@torsa.example>\nदिनांक: रविवार\nप्रति: Ada\nविषय: Re: Hello',
  ],
])('an email of ours below the header of %s is removed, known or not', (_, header) => {
  const below = `${header}\n\n${SENT}\n\n${FOOT}`;
  for (const sent of [correspondence.sent, []]) {
    expect(split(`Yes, Monday is good.\n\n${below}`, { sent })).toEqual({
      reply: 'Yes, Monday is good.',
      quotation: below,
    });
  }
});

test('the quotation of a company email is detected even without quotation marks (>) and with other line lengths', () => {
  const attribution = 'On 22 Nov 2026, Rita at Torsa <hello@torsa.example> wrote:';
  const broken = `${SENT}\n\n${FOOT}`.replace(/ (?=\S+ \S+$)/gm, '\n');
  expect(split(`Yes.\n\n${attribution}\n\n${broken}`).reply).toBe('Yes.');
});

test.each([
  [
    'English',
    'Hello,\nOn Monday your colleague wrote:\nThe price is 5,000.\nIs that still right?\nAda',
  ],
  ['French', 'Bonjour,\nLundi votre collègue a écrit :\nLe prix est 5 000.\nEst-ce exact ?\nAda'],
  ['German', 'Hallo,\nAm Montag schrieb Ihr Kollege:\nDer Preis ist 5.000.\nStimmt das noch?\nAda'],
  ['Bengali', 'নমস্কার,\nসোমবার আপনার সহকর্মী লিখেছেন:\nদাম ৫,০০০।\nএটা কি এখনও ঠিক?\nঅদিতি'],
  [
    'words with our address',
    'Hello,\nOn 22 Nov 2026, Rita <hello@torsa.example> wrote:\nI never got that email.\nAda',
  ],
  [
    'an itinerary',
    'Our trip:\nFrom: Kolkata\nTo: Delhi\nDate: 4 May\nSubject: school visit\nPlease add it.',
  ],
  [
    'a forwarded email of another person',
    'Can you do this?\n\n-----Original Message-----\nFrom: Bob <bob@example.org>\nSent: Sunday\nTo: Ada\nSubject: Logo\n\nThe logo has to be blue.',
  ],
  ['an answer between the lines', '> Monday?\nYes.\n> At ten?\nYes, at ten.'],
  ['only a quotation', '> Hi'],
  ['On at the beginning of a sentence', 'On Monday I am away.\nAda'],
])('%s: unquoted words stay in the reply', (_, text) => {
  expect(split(text)).toEqual({ reply: text, quotation: '' });
});

test('answers between the quoted lines of a company email stay in the message, with the quoted lines', () => {
  const header =
    'From: Rita at Torsa <hello@torsa.example>\nSent: Sunday\nTo: Ada\nSubject: Re: Hello';
  const [greeting, question, regards] = SENT.split('\n\n');
  const text = `See below.\n\n${header}\n\n${greeting}\n\n${question}\nYes\n\n${regards}\n${FOOT}`;
  const { reply, quotation } = split(text);
  expect(reply.endsWith(`${question}\nYes`)).toBe(true);
  expect(quotation).toBe(`${regards}\n${FOOT}`);
});

test('a line that the sender changed within a quotation stays in the message', () => {
  const changed = 'Shall we start with the home page on Tuesday instead, please, at noon?';
  const header = 'From: Rita <hello@torsa.example>\nSent: Sunday\nTo: Ada\nSubject: Re: Hello';
  const text = `${header}\n\nDear Ada,\n\nThank you for your message. Shall we start with the home page\n${changed}\n\nBest regards\n${FOOT}`;
  expect(split(text).reply).toContain(changed);
});

test('if a reply is below the quotation, only the quotation is removed', () => {
  const attribution = 'On 22 Nov 2026 at 10:00, Rita <hello@torsa.example> wrote:';
  expect(split(`${attribution}\n${QUOTED}\n\nYes, Monday.\n\n-- \nAda`)).toEqual({
    reply: 'Yes, Monday.\n\n-- \nAda',
    quotation: `${attribution}\n${QUOTED}`,
  });
});

test('if a reply of Apple Mail is below the quotation, only the quotation and its header line are removed', () => {
  const quotation = `> On 22 Nov 2026, at 10:00, Rita <hello@torsa.example> wrote:\n>\n${QUOTED}`;
  expect(split(`${quotation}\n\nYes, Monday.`, { sent: [] })).toEqual({
    reply: 'Yes, Monday.',
    quotation,
  });
});

const corpus = readdirSync(new URL('./corpus/', import.meta.url))
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({
    name,
    text: readFileSync(new URL(`./corpus/${name}`, import.meta.url), 'utf8').replace(/\r\n/g, '\n'),
  }));

const wordsOf = (text: string): readonly string[] => (text.match(/\S+/g) ?? []).toSorted();

/** The beginnings of quotations in the corpus. The other corpus emails have unmarked quotations, which stay in the reply. */
const QUOTATIONS: Readonly<Record<string, string>> = {
  'email_10.txt': 'De : Company',
  'email_11.txt': 'De : Company',
  'email_12.txt': 'Van: Company',
  'email_13.txt': 'Da: Company',
  'email_18.txt': 'From: John Jung',
  'email_19.txt': 'On Dec 16, 2011',
  'email_2_1.txt': '------------------------------\n\n*From:* Google',
  'email_20.txt': '> On May 17',
  'email_3.txt': 'On 01/03/11 7:07 PM',
  'email_4.txt': 'On Aug 22, 2011',
  'email_6.txt': 'On Dec 16, 2011',
  // A quoted line that was broken without a mark looks like an answer between the lines.
  'email_8.txt': '>',
  'email_bullets.txt': 'On Fri, Feb 24',
  'email_custom_quote_header.txt': '2013.02.08. 7:31',
  'email_customer_quote_header_2.txt': 'From: somedude',
  'email_customer_quote_header_3.txt': 'De : Someone',
  'email_danish_dash_separator.txt': '-------- Oprindelig',
  'email_french_2.txt': '> Le 29 avr. 2025',
  'email_french_dash_separator.txt': '-------- Message',
  'email_german_2.txt': 'Von: John Doe',
  'email_german_outlook.txt': '-----Ursprüngliche',
  'email_gmail_split_line_from.txt': 'On Mon, Aug 26, 2019',
  'email_ios_outlook.txt': '____',
  'email_ios_outlook_fr.txt': '____',
  'email_msn.txt': '____',
  'email_norwegian_gmail.txt': 'tir. 18. apr. 2017',
  'email_one_is_not_on.txt': 'On Oct 1, 2012',
  'email_outlook_split_line_from.txt': 'From: Human Resources',
  'email_reply_header.txt': 'On Wed, Dec 9, Mister',
  'email_thread.txt': 'On Nov 21, 2014',
  'email_tricky_10_special_chars_in_name.txt': 'On Dec 15, 2024',
  'email_tricky_12_no_space_after_header.txt': 'On Dec 15, 2024',
  'email_tricky_14_long_quote_header.txt': 'On Monday, December',
  'email_tricky_15_original_message_variations.txt': '-----Original',
  'email_tricky_17_forward_header.txt': '---------- Forwarded',
  'email_tricky_20_html_entities.txt': 'On Dec 15, 2024',
  'email_tricky_5_mixed_languages.txt': 'Le 15 janv.',
  'email_tricky_9_nested_quotes.txt': 'On Dec 15, 2024',
};

test.each(corpus)(
  'the corpus email $name of email-reply-parser is split without losing a word',
  ({ name, text }) => {
    const { reply, quotation } = splitReplyFromQuotation(text, { ours: ['@'], sent: [] });
    expect(wordsOf(`${reply}\n${quotation}`)).toEqual(wordsOf(text));
    const begins = QUOTATIONS[name];
    if (begins === undefined) expect(quotation).toBe('');
    else expect(quotation.startsWith(begins) ? begins : quotation.slice(0, 60)).toBe(begins);
  },
);

test.each([
  ['line breaks', '\n', 90_000],
  ['quoted lines', '> x\n', 40_000],
  ['attributions', 'On 1 May 2026 Rita <hello@torsa.example> wrote:\n', 5_000],
  ['attributions with quotations', 'On 1 May 2026 Rita <a@b.example> wrote:\n> x\n', 5_000],
  ['headers', 'From: Rita <hello@torsa.example>\nSent: x\nTo: y\nSubject: z\n', 5_000],
  ['headers of others', 'From: Bob <b@c.example>\nSent: x\nTo: y\nSubject: z\n', 5_000],
  ['separators', '-----Original Message-----\n', 8_000],
  ['colons and spaces', ':          ', 20_000],
  ['short lines', 'a\n', 100_000],
  ['underscores', '_', 200_000],
  ['spaces', ' ', 200_000],
  ['words of ours', 'Shall we start with the home page on Monday\n', 5_000],
])('splitting twice as many %s takes at most about twice as long', (_, unit, count) => {
  const timeOf = (times: number): number => {
    const text = `x${unit.repeat(times)}x`;
    const before = process.cpuUsage();
    split(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  timeOf(1_000);
  // With quadratic time, ten times as much text would take a hundred times as long. The test measures processor time,
  // because other processes use a busy machine too. The first runs include the time in which V8 compiles.
  const small = Math.max(20, timeOf(count / 10));
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && shortest >= 40 * small; tries += 1) {
    shortest = Math.min(shortest, timeOf(count));
  }
  expect(shortest).toBeLessThan(40 * small);
});
