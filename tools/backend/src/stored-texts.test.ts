import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, createVisitorClient, insertRowsByFetch } from './testing.ts';

const backend = backendForTests();

let founder: SupabaseClient;
let leader: SupabaseClient;
let client: SupabaseClient;

beforeAll(async () => {
  founder = await createSignedInApiClient(
    backend(),
    'founder001@staff.torsa.example',
    'local-founder-1',
  );
  leader = await createSignedInApiClient(backend(), 'tl001@torsa.example', 'local-team-lead-1');
  client = await createSignedInApiClient(backend(), 'client@torsa.example', 'local-client-1');
});

const send = (row: object, key?: string) =>
  insertRowsByFetch(
    backend(),
    'contact_messages',
    { name: 'Ada', email: 'ada@example.org', subject: randomUUID(), message: 'Hi', ...row },
    key ? { 'idempotency-key': key } : {},
  );

async function storedAs(subject: string) {
  const { data } = await founder.from('contact_messages').select().eq('subject', subject).single();
  return data;
}

test.each([
  'ada@example.org\u200b',
  '<ada@example.org>',
  'ada@example.org,',
  'mailto:ada@example.org',
  'Ada <ada@example.org>',
  'ada@ＥＸＡＭＰＬＥ．org',
])('a contact message from %j is stored with an address that can receive mail', async (email) => {
  const subject = randomUUID();
  expect((await send({ email, subject })).status).toBe(201);
  expect(await storedAs(subject)).toMatchObject({ email: 'ada@example.org' });
  const { data } = await leader
    .from('conversations')
    .select('email')
    .eq('subject', subject)
    .single();
  expect(data).toEqual({ email: 'ada@example.org' });
});

test.each([
  'ada@example',
  'ada@example..org',
  'ada roy@example.org',
  'ada@example.org, bob@example.org',
  'ada@example,org',
  '\u200b',
])('a contact message from %j is refused with a reason', async (email) => {
  const answer = await send({ email });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    message:
      'This is not an email address that can receive mail. Enter one address such as name@example.com.',
  });
});

test('line breaks in a name or subject are removed, so that they cannot forge lines of an email', async () => {
  const mark = randomUUID();
  const name = 'Ada\r\n\r\nSECURITY NOTICE:\u2028\u202egro.live\u202c';
  expect((await send({ name, subject: `Hello\n${mark}` })).status).toBe(201);
  expect(await storedAs(`Hello ${mark}`)).toMatchObject({ name: 'Ada SECURITY NOTICE: gro.live' });
});

test.each(['\u200b', '\u3164', '\u2800', '\u00ad\u2060', ' \u00a0\u3000'])(
  'a name or a message of %j counts as missing',
  async (blank) => {
    expect((await send({ name: blank })).status).toBe(400);
    expect((await send({ message: blank })).status).toBe(400);
  },
);

test('a retry of a message in another Unicode spelling is stored once', async () => {
  const key = randomUUID();
  const subject = randomUUID();
  expect((await send({ subject, message: '\u09df' }, key)).status).toBe(201);
  expect((await send({ subject, message: '\u09af\u09bc\u200b' }, key)).status).toBe(201);
  const { data } = await founder.from('contact_messages').select('message').eq('subject', subject);
  expect(data).toEqual([{ message: '\u09af\u09bc' }]);
});

test('a retry of a reply or note in another Unicode spelling is stored once', async () => {
  const subject = randomUUID();
  await send({ subject });
  const { data } = await leader
    .from('conversations')
    .select('id, version')
    .eq('subject', subject)
    .single();
  if (!data) throw new Error('The conversation is missing');
  for (const call of ['send_reply', 'add_note']) {
    const key = randomUUID();
    const answers = ['ওয়েব', 'ও\u09af\u09bcেব\u200b\r\n'].map((body) => ({
      conversation: data.id,
      body,
      key,
      ...(call === 'send_reply' && { expected_version: data.version }),
    }));
    const [first, again] = [await leader.rpc(call, answers[0]), await leader.rpc(call, answers[1])];
    expect(again.error).toBeNull();
    expect(again.data.id).toBe(first.data.id);
    expect(first.data.body).toBe('ও\u09af\u09bcেব');
  }
});

test.each(['\u202a+91\u00a098765\u201143210\u202c', '+৯১ ৯৮৭৬৫ ৪৩২১০', '(+91) 98765-43210'])(
  'the phone number %s of a profile is stored as +91 98765 43210',
  async (telephone) => {
    const { data } = await client.rpc('my_account').single<{ version: number }>();
    const profile = { name: 'Local\nClient\u200b', telephone, company: 'A\u00a0Company' };
    const { error } = await client.rpc('save_profile', {
      ...profile,
      expected_version: data?.version,
    });
    expect(error).toBeNull();
    expect((await client.rpc('my_account').single()).data).toMatchObject({
      name: 'Local Client',
      telephone: '+91 98765 43210',
      company: 'A Company',
    });
  },
);

test('the profile refuses a phone number with letters', async () => {
  const { data } = await client.rpc('my_account').single<{ version: number }>();
  const profile = { name: 'Local Client', telephone: 'call me', company: '' };
  const { status } = await client.rpc('save_profile', {
    ...profile,
    expected_version: data?.version,
  });
  expect(status).toBe(400);
});

test('an invitation normalises its email address, and an address that cannot receive email is refused', async () => {
  const invite = (email: string) =>
    founder.rpc('invite_staff', { name: 'New\nPerson', email, post: 'team_member' });
  const { data: id } = await invite('New Person <New.Person@torsa.example>,');
  const { data } = await founder.rpc('staff_members');
  expect(data.find((member: { staff_id: string }) => member.staff_id === id)).toMatchObject({
    name: 'New Person',
    email: 'new.person@torsa.example',
  });
  expect((await invite('\u202anew.person@torsa.example\u202c')).status).toBe(409);
  expect((await invite('new@torsa')).status).toBe(400);
});

test('site settings accept Latin and Bengali digits', async () => {
  const { data: stored } = await founder.from('site_settings').select('key, version');
  const version = (section: string) => stored?.find(({ key }) => key === section)?.version ?? 0;
  const services = { 'template.price': '১২০০০', 'template.weeks': ' ৬\u200b' };
  const contact = {
    whatsapp: '\u202a+৯১ ৯৮৭৬৫\u201143210\u202c',
    'email.support': '<help@torsa.example>',
  };
  for (const [section, value] of Object.entries({ services, contact })) {
    const saved = await founder.rpc('save_setting', {
      section,
      value,
      expected_version: version(section),
    });
    expect(saved.error).toBeNull();
  }
  const { data } = await founder.from('site_settings').select('key, value');
  expect(data?.find(({ key }) => key === 'services')?.value).toEqual({
    'template.price': '12000',
    'template.weeks': '6',
  });
  expect(data?.find(({ key }) => key === 'contact')?.value).toEqual({
    whatsapp: '+91 98765 43210',
    'email.support': 'help@torsa.example',
  });
});

test('texts with NUL or lone surrogates get a client error (4xx) and never a server error', async () => {
  for (const row of [
    { name: 'A\u0000da' },
    { message: '\ud83d' },
    { message: 'a\u0000' },
    { email: 'a\u0000@b.org' },
  ]) {
    expect((await send(row)).status).toBeLessThan(500);
  }
  const key = randomUUID();
  const conversation = randomUUID();
  for (const body of ['a\u0000b', '\udc00']) {
    const { status } = await leader.rpc('add_note', { conversation, body, key });
    expect(status).toBeLessThan(500);
  }
  for (const fullName of ['A\u0000da', '\ud83d Roy']) {
    const { error } = await createVisitorClient(backend()).auth.signUp({
      email: `${randomUUID()}@client.test`,
      password: 'a long password',
      options: { data: { fullName } },
    });
    expect(error?.status ?? 200).toBeLessThan(500);
  }
  for (const path of [
    'contact_messages?name=eq.%00',
    'conversations?subject=eq.%ED%A0%80',
    'rpc/my_role?x=%00',
  ]) {
    const answer = await fetch(`${backend().url}/rest/v1/${path}`, {
      headers: { apikey: backend().publishableKey },
    });
    expect(answer.status).toBeLessThan(500);
  }
});
