import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { expect, test } from 'vitest';
import { listQuotableEmailTexts } from '../../../../supabase/functions/_shared/compose-mail.ts';
import { parseEmail } from '../../../../supabase/functions/_shared/incoming/parsed-email.ts';
import { createEmailFooter } from '../../../../supabase/functions/_shared/mail-look.ts';
import { emailLibraries } from './libraries.ts';
import { Random } from './testing/random.ts';
import { generateReply } from './testing/replies.ts';

const SEED = 20_261_125;
const COUNT = isExhaustive ? 5_000 : 500;

const QUESTION =
  'Dear Ada,\n\nThank you for your message. Shall we start with the home page on Monday?';
const REST = 'We also need the logo and two photographs of the school building.';

const { name, address, phone } = createEmailFooter('en', {});
const SENT = listQuotableEmailTexts(
  {
    template: 'reply',
    data: {
      author: 'Rita',
      body: `${QUESTION}\n\n${REST}`,
      subject: '',
      quoted: 'Hi',
      conversation: null,
      files: [],
    },
    language: 'en',
    kind: null,
  },
  {},
);
const FOOT = `-- \nRita\n${name}\n${address}\n${phone}\n\nYou wrote:\n> Hi`;

/** Counts each word of a text. */
function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.match(/\S+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function isMissing(words: readonly string[], body: string): boolean {
  const found = countWords(body);
  return [...countWords(words.join(' '))].some(([word, count]) => (found.get(word) ?? 0) < count);
}

test(`${COUNT} test replies of eleven email programs in eight languages lose no word, and at least 95 % lose their quotation`, async () => {
  const random = new Random(SEED);
  const losing: string[] = [];
  const uncut: string[] = [];
  for (let number = 0; number < COUNT; number += 1) {
    const reply = generateReply(number, random, { question: QUESTION, rest: REST, foot: FOOT });
    const { body, quotation, files } = await parseEmail(
      reply.source,
      {
        correspondence: { ours: ['@torsa.example', 'torsa', 'তোর্সা'], sent: SENT },
        envelopeSender: 'ada@example.org',
      },
      emailLibraries,
    );
    if (isMissing(reply.words, body)) losing.push(`${reply.name}\n${body}`);
    if (body.includes(reply.quoted) || !quotation.includes(reply.quoted)) uncut.push(reply.name);
    expect(files).toHaveLength(reply.hasFile ? 1 : 0);
  }
  expect(losing).toEqual([]);
  expect(uncut.length, uncut.join('\n')).toBeLessThanOrEqual(COUNT / 20);
});
