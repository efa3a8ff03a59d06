import { expect, test } from 'vitest';
import { publish } from '../commands/publish.ts';
import { refusal } from '../testing/refusal.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';

/** A page as `definePage` makes one. */
function page(language: string, messages: string): string {
  return `async () => ({ default: Object.assign(() => 'text', { language: '${language}', messages: ${messages} }) })`;
}

const english = `{ head: { title: 'a', lines: ['b'] }, cards: [{ name: 'c' }], hint: '', count: [['n', { other: 'd' }]] }`;
const bengali = english
  .replace("['n', { other: 'd' }]", "'x', ['n']")
  .replace("['b']", "['b', 'b']");

/** Publishes marketing with a page in both languages, and one that is loaded like this. */
async function publishWith(load: string) {
  const site = await sampleSite();
  const bundle = `exports.routes = [
    { id: '/', path: '/', load: { en: ${page('en', english)}, bn: ${page('bn', bengali)} } },
    { id: '/about', path: '/about', load: ${load} },
  ];`;
  const next = await writeRemote(site.folder, 'marketing', { '/': 'x', '/about': 'x' }, { bundle });
  return { site, publishing: () => publish(site.store, [next]) };
}

const bn = (messages: string, language = 'bn') =>
  `{ en: ${page('en', english)}, bn: ${page(language, messages)} }`;

test.each([
  [
    'whose row lacks a language',
    page('en', english),
    'is not written in "bn", and other pages of it are: give its row load.bn.',
  ],
  [
    'with English words for another language',
    bn(english, 'en'),
    'has words in "en" where its row says "bn": load.bn.',
  ],
  [
    'without a text',
    bn(bengali.replace("title: 'a'", "title: ''")),
    'lacks the words "head.title" in "bn".',
  ],
  ['without a message', bn(bengali.replace('count', 'counts')), 'lacks the words "count" in "bn".'],
  [
    'without a text in a list',
    bn(bengali.replace("name: 'c'", "title: 'c'")),
    'lacks the words "cards.0.name" in "bn".',
  ],
  [
    'without an item of a list',
    bn(bengali.replace("[{ name: 'c' }]", '[]')),
    'lacks the words "cards.0" in "bn".',
  ],
  ['without words', bn('undefined'), 'lacks the words "of all kinds" in "bn".'],
])('a page %s', async (_, load, problem) => {
  const { site, publishing } = await publishWith(load);
  expect(await refusal(site, publishing)).toEqual([`The page "/about" of marketing@… ${problem}`]);
});

test('a page whose words are all there, in sentences of their own', async () => {
  const { publishing } = await publishWith(bn(bengali));
  expect((await publishing()).changed).toBe(true);
});
