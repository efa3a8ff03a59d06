import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, insertRowsByFetch } from './testing.ts';

const backend = backendForTests();

let founder: SupabaseClient;
let member: SupabaseClient;
let client: SupabaseClient;

/** Conversations by name. Where words have two spellings, their letters are the same in the other spelling. */
const messages = {
  invoice: 'Please pay invoice INV-2044 of TS-2026-17, ₹1,20,000 in total.',
  composed: 'আমাদের \u0993\u09df\u09c7বসাইট আর ব\u09dc বাজার',
  decomposed: 'আমাদের \u0993\u09af\u09bc\u09c7বসাইট আর ব\u09a1\u09bc বাজার',
  joined: 'র\u200d\u09cd\u09af\u09be\u09ae উৎসব, সংখ্যা ২০৪৫',
  accents: 'Café Zoë, don’t e-mail; co-operate with O’Brien',
  link: 'See https://www.example.org/briefs/spring_2027?ref=home and (+91) 98765-43210.',
  vowels: '\u0985\u09be\u09b2ো আর মৌ\u09ae\u09be\u099b\u09bf, \u0989\u09ce\u09b8ব নয়',
  mixed: 'My phone is a PixelX8 with serial AB12CD34.',
} as const;

const ids = new Map<string, string>();

beforeAll(async () => {
  founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  member = await createSignedInApiClient(backend(), 'tm001@torsa.example', 'local-team-member-1');
  client = await createSignedInApiClient(backend(), 'client@torsa.example', 'local-client-1');
  for (const [name, message] of Object.entries(messages)) {
    const subject = `Subject ${name}`;
    const row = {
      name: `Sender ${name}`,
      email: `${name}.adaroy@mail.example.net`,
      subject,
      message,
    };
    expect((await insertRowsByFetch(backend(), 'contact_messages', row)).status).toBe(201);
    const { data } = await member
      .from('conversations')
      .select('id')
      .eq('subject', subject)
      .single();
    ids.set(data?.id, name);
  }
});

async function found(words: string, by = member): Promise<string[]> {
  const { data, error } = await by
    .rpc('find_conversations', { query: words })
    .select('id')
    .limit(50);
  if (error) throw error;
  return [data]
    .flat()
    .flatMap(({ id }: { id: string }) => ids.get(id) ?? [])
    .sort();
}

test.each([
  ['2044', 'invoice'],
  ['17', 'invoice'],
  ['INV-2044', 'invoice'],
  ['inv 2044', 'invoice'],
  ['inv2044', 'invoice'],
  ['TS-2026-17', 'invoice'],
  ['ts-2026', 'invoice'],
  ['২০৪৪', 'invoice'],
  ['120000', 'invoice'],
  ['1,20,000', 'invoice'],
  ['2045', 'joined'],
  ['র\u09cd\u09af\u09be\u09ae', 'joined'],
  ['\u0986\u09b2ো', 'vowels'],
  ['\u09ae\u09c7\u09d7মাছি', 'vowels'],
  ['cafe zoe', 'accents'],
  ['CAFÉ', 'accents'],
  ["don't", 'accents'],
  ['dont', 'accents'],
  ['email', 'accents'],
  ['e-mail', 'accents'],
  ['cooperate', 'accents'],
  ["o'brien", 'accents'],
  ['obrien', 'accents'],
  ['brien', 'accents'],
  ['example.org', 'link'],
  ['www.example.org/briefs', 'link'],
  ['spring', 'link'],
  ['spring_2027', 'link'],
  ['9876543210', 'link'],
  ['+91 98765 43210', 'link'],
  ['98765', 'link'],
  ['৯৮৭৬৫ ৪৩২১০', 'link'],
  ['pixel x8', ''],
  ['pixelx8', 'mixed'],
  ['pixelx', 'mixed'],
  ['ab12cd', 'mixed'],
  ['cd34', 'mixed'],
  ['mixed.adaroy', 'mixed'],
  ['mixed.adaroy@mail.example.net', 'mixed'],
  ['sender mixed', 'mixed'],
  ['mixedadaroy', 'mixed'],
])('the inbox finds %j', async (words, name) => {
  expect(await found(words)).toEqual(name === '' ? [] : [name]);
});

test.each(['adaroy', 'example.net', 'mail.example.net', 'net'])(
  'a search for %s finds all conversations of the address',
  async (words) => {
    expect(await found(words)).toEqual(Object.keys(messages).sort());
  },
);

test.each([
  '\u0993\u09df\u09c7বসাইট',
  '\u0993\u09af\u09bc\u09c7বসাইট',
  '\u0993\u09df\u09c7ব',
  'ব\u09dc',
  'ব\u09a1\u09bc বা\u200dজার',
])('the inbox finds %s in both spellings, and so does its column', async (words) => {
  expect(await found(words)).toEqual(['composed', 'decomposed']);
  const [first] = words.split(' ');
  const rows = await member
    .from('conversations')
    .select('id')
    .textSearch('search', `'${first}':*`, { config: 'simple' });
  expect(rows.data?.flatMap(({ id }) => ids.get(id) ?? []).sort()).toEqual([
    'composed',
    'decomposed',
  ]);
});

test('the search finds the same conversations with every Unicode spelling of a Bengali letter', async () => {
  for (const words of ['উৎসব', 'উত\u09cdসব', 'উত\u09cd\u200dসব']) {
    expect(await found(words)).toEqual(['joined', 'vowels']);
  }
});

test.each([
  ['the last whole word', 'শব্দ '.repeat(60), ' শব্দ'],
  ['a whole character', `${'ক'.repeat(139)}\u09cd${'ষ'.repeat(20)}`, 'ক'],
  ['a whole emoji', '😀'.repeat(200), '😀'],
])('the preview of a long message ends with %s', async (_, message, end) => {
  const subject = `Preview of ${message.slice(0, 4)}`;
  const row = { name: 'Ada', email: 'ada@example.org', subject, message };
  await insertRowsByFetch(backend(), 'contact_messages', row);
  const { data } = await member
    .from('conversations')
    .select('preview')
    .eq('subject', subject)
    .single();
  expect(data?.preview.endsWith(end)).toBe(true);
  expect([...(data?.preview ?? '')].length).toBeLessThanOrEqual(140);
});

test.each(['', ' ', '!!!', "'", '\\', ':*', '\u200b', '&|()', "' | 'a"])(
  'a search for %j causes no server error',
  async (words) => {
    const { status } = await member.rpc('find_conversations', { query: words }).select('id');
    expect(status).toBe(200);
  },
);

test('staff can filter, sort and page the conversation search, and clients find only their own conversations', async () => {
  const rows = member.rpc('find_conversations', { query: 'adaroy' }).select('id, sort_key, status');
  const page = await rows
    .eq('status', 'open')
    .is('assignee', null)
    .order('sort_key')
    .order('id')
    .limit(3);
  expect(page.error).toBeNull();
  expect(page.data).toHaveLength(3);
  const places = [page.data ?? []].flat().map(({ sort_key }) => sort_key);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  const { sort_key, id } = [page.data ?? []].flat().at(-1) ?? {};
  const next = await member
    .rpc('find_conversations', { query: 'adaroy' })
    .select('id, sort_key')
    .or(`sort_key.gt.${sort_key},and(sort_key.eq.${sort_key},id.gt.${id})`)
    .order('sort_key')
    .order('id');
  expect(next.data).toHaveLength(5);
  expect(await found('adaroy', client)).toEqual([]);
});

test.each([
  'Loc\u00e1l CLIENT',
  'client@torsa',
  'client torsa.example',
  '\u200blocal\u00a0client ',
])('people are found by %j', async (words) => {
  const { data } = await founder.rpc('clients', { query: words });
  expect(data.map(({ email }: { email: string }) => email)).toContain('client@torsa.example');
});

test('the search finds a Bengali name in both Unicode spellings', async () => {
  const { data } = await client.rpc('my_account').single<{ version: number }>();
  const profile = { name: 'অদ্রি রা\u09df', telephone: '', company: '' };
  await client.rpc('save_profile', { ...profile, expected_version: data?.version });
  for (const words of ['রা\u09df', 'রা\u09af\u09bc', 'অ\u200cদ্রি']) {
    const people = await founder.rpc('clients', { query: words });
    expect(people.data.map(({ email }: { email: string }) => email)).toEqual([
      'client@torsa.example',
    ]);
  }
  expect((await founder.rpc('clients', { query: 'রায়চৌধুরী' })).data).toEqual([]);
});

test('the audit log search finds a row by the actor’s name and by the ID of the changed object', async () => {
  await founder.rpc('invite_staff', {
    name: 'New',
    email: 'record@torsa.example',
    post: 'team_member',
  });
  for (const words of ['founder', 'FOUNDER ', 'TM002', 'tm০০২']) {
    const { data, error } = await founder
      .rpc('find_audit', { query: words })
      .select('row_key')
      .eq('action', 'added')
      .limit(5);
    expect(error).toBeNull();
    expect([data ?? []].flat().map(({ row_key }) => row_key)).toContain('TM002');
  }
  expect((await member.rpc('find_audit', { query: 'founder' })).data).toEqual([]);
});
