import { expect, test } from 'vitest';
import { publishBuild } from '../commands/publish.ts';
import { findRefusal } from '../testing/refusal.ts';
import { writeRemote } from '../testing/sample-builds.ts';
import { sampleSite } from '../testing/sample-site.ts';

/** The source of a page, as `definePage` returns it. */
function page(language: string, messages: string): string {
  return `async () => ({ default: Object.assign(() => 'text', { language: '${language}', messages: ${messages} }) })`;
}

const english = `{ head: { title: 'a', lines: ['b'] }, cards: [{ name: 'c' }], hint: '', count: [['n', { other: 'd' }]] }`;
const bengali = english
  .replace("['n', { other: 'd' }]", "'x', ['n']")
  .replace("['b']", "['b', 'b']");

/** Publishes marketing with a page in two languages and a second page with this `load`. */
async function publishWith(load: string) {
  const site = await sampleSite();
  const bundle = `exports.routes = [
    { id: '/', path: '/', load: { en: ${page('en', english)}, bn: ${page('bn', bengali)} } },
    { id: '/about', path: '/about', load: ${load} },
  ];`;
  const next = await writeRemote(site.folder, 'marketing', { '/': 'x', '/about': 'x' }, { bundle });
  return { site, publishing: () => publishBuild(site.store, [next]) };
}

const bn = (messages: string, language = 'bn') =>
  `{ en: ${page('en', english)}, bn: ${page(language, messages)} }`;

test.each([
  [
    'whose row lacks a language is refused',
    page('en', english),
    'has no copy in "bn", but other pages of the app have. Add load.bn to its row.',
  ],
  [
    'with English copy for Bengali is refused',
    bn(english, 'en'),
    'has copy in "en", but its row has it as load.bn.',
  ],
  [
    'without a text is refused',
    bn(bengali.replace("title: 'a'", "title: ''")),
    'lacks the text "head.title" in "bn".',
  ],
  [
    'without a message with values is refused',
    bn(bengali.replace('count', 'counts')),
    'lacks the text "count" in "bn".',
  ],
  [
    'without a text in a list is refused',
    bn(bengali.replace("name: 'c'", "title: 'c'")),
    'lacks the text "cards.0.name" in "bn".',
  ],
  [
    'without an item of a list is refused',
    bn(bengali.replace("[{ name: 'c' }]", '[]')),
    'lacks the text "cards.0" in "bn".',
  ],
  ['without any copy is refused', bn('undefined'), 'lacks the text "(all)" in "bn".'],
])('the release gate: a page %s', async (_, load, problem) => {
  const { site, publishing } = await publishWith(load);
  expect(await findRefusal(site, publishing)).toEqual([
    `The page "/about" of marketing@… ${problem}`,
  ]);
});

test('the release gate accepts a page with all texts in both languages', async () => {
  const { publishing } = await publishWith(bn(bengali));
  expect((await publishing()).changed).toBe(true);
});
