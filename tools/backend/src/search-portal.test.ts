import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { backendForTests } from './test-database.ts';
import { createSignedInApiClient, createVisitorClient, insertRowsByFetch } from './testing.ts';

const backend = backendForTests();

interface Result {
  kind: string;
  id: string;
  parent_id: string | null;
  title: string;
  detail: string;
  at: string;
}

const people = {
  founder: ['founder001@staff.torsa.example', 'local-founder-1'],
  leader: ['tl001@torsa.example', 'local-team-lead-1'],
  member: ['tm001@torsa.example', 'local-team-member-1'],
  client: ['client@torsa.example', 'local-client-1'],
} as const;
type Person = keyof typeof people;

const clients = {} as Record<Person, SupabaseClient>;

/** The word is in every text below, so each caller can only be kept from a row by the search itself. */
const word = 'quokka';
const ids = { theirs: '', others: '', ledByLeader: '', ofMember: '' };

async function search(by: Person, query: string, maxRows = 20): Promise<Result[]> {
  const { data, error } = await clients[by].rpc('search_portal', { query, max_rows: maxRows });
  if (error) throw error;
  return data;
}

const titles = (results: readonly Result[], kind: string) =>
  results
    .filter((result) => result.kind === kind)
    .map(({ title }) => title)
    .sort();

async function conversationWith(subject: string): Promise<string> {
  const { data } = await clients.founder
    .from('conversations')
    .select('id')
    .eq('subject', subject)
    .single();
  return data?.id;
}

async function createProject(by: Person, title: string, ...tasks: string[]): Promise<string> {
  const id = crypto.randomUUID();
  const created = await clients[by].rpc('create_project', { id, title, service_id: 'apps' });
  expect(created.error).toBeNull();
  for (const task of tasks) {
    const added = await clients[by].rpc('add_task', {
      id: crypto.randomUUID(),
      project: id,
      title: task,
    });
    expect(added.error).toBeNull();
  }
  return id;
}

beforeAll(async () => {
  for (const [person, [email, password]] of Object.entries(people)) {
    clients[person as Person] = await createSignedInApiClient(backend(), email, password);
  }
  const { data } = await clients.client.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token}` };
  const own = {
    name: 'Local Client',
    email: 'client@torsa.example',
    subject: `Our ${word}`,
    message: 'A first line.',
  };
  expect((await insertRowsByFetch(backend(), 'contact_messages', own, headers)).status).toBe(201);
  const other = {
    name: 'Other Visitor',
    email: 'other@mail.example.net',
    subject: 'Feeding',
    message: `${'A long beginning that is not in the excerpt. '.repeat(8)}How much does a ${word} eat? আমাদের ওয়েবসাইট`,
  };
  expect((await insertRowsByFetch(backend(), 'contact_messages', other)).status).toBe(201);
  ids.theirs = await conversationWith(own.subject);
  ids.others = await conversationWith(other.subject);
  const note = await clients.member.rpc('add_note', {
    conversation: ids.theirs,
    body: 'Their platypus budget is small.',
    key: crypto.randomUUID(),
  });
  expect(note.error).toBeNull();
  ids.ledByLeader = await createProject('leader', `Site of the ${word}`, `Draw the ${word}`);
  ids.ofMember = await createProject('member', `App of the ${word}`, `Photograph the ${word}`);
  const joined = await clients.member.rpc('add_project_client', {
    project: ids.ofMember,
    email: 'client@torsa.example',
  });
  expect(joined.error).toBeNull();
});

describe('what each caller finds', () => {
  test("a founder's search finds all conversations, messages, projects and tasks", async () => {
    const found = await search('founder', word);
    expect(titles(found, 'conversation')).toEqual([`Our ${word}`]);
    expect(titles(found, 'message')).toEqual(['Feeding']);
    expect(titles(found, 'project')).toEqual([`App of the ${word}`, `Site of the ${word}`]);
    expect(titles(found, 'task')).toEqual([`Draw the ${word}`, `Photograph the ${word}`]);
  });

  test("a member's search finds all conversations, but only their own projects and tasks", async () => {
    const found = await search('member', word);
    expect(titles(found, 'message')).toEqual(['Feeding']);
    expect(titles(found, 'project')).toEqual([`App of the ${word}`]);
    expect(titles(found, 'task')).toEqual([`Photograph the ${word}`]);
  });

  test("a client's search finds their own conversation and project, but no task", async () => {
    const found = await search('client', word);
    expect(found.map(({ kind, title }) => [kind, title])).toEqual([
      ['conversation', `Our ${word}`],
      ['project', `App of the ${word}`],
    ]);
  });

  test('an internal project change updates the time in the search results of staff, but not in those of clients', async () => {
    const timeFor = async (by: Person) =>
      (await search(by, word)).find(({ id }) => id === ids.ofMember)?.at;
    const before = { client: await timeFor('client'), member: await timeFor('member') };
    await clients.member.rpc('add_project_note', {
      project: ids.ofMember,
      body: 'Only for us.',
      internal: true,
      key: crypto.randomUUID(),
    });
    expect(await timeFor('member')).not.toBe(before.member);
    expect(await timeFor('client')).toBe(before.client);
  });

  test('the portal search finds no internal notes, neither for staff nor for clients', async () => {
    expect(await search('client', 'platypus')).toEqual([]);
    expect(await search('member', 'platypus')).toEqual([]);
  });

  test('the portal search finds staff and clients for a founder, team members for a team leader, and no people for a team member', async () => {
    expect(titles(await search('founder', 'local'), 'staff')).toContain('Local Founder');
    expect(titles(await search('founder', 'client@torsa'), 'client')).toHaveLength(1);
    const byLeader = await search('leader', 'local');
    expect(titles(byLeader, 'staff')).not.toContain('Local Founder');
    expect(titles(byLeader, 'staff')).toContain('Local Team Member');
    expect(titles(byLeader, 'client')).toEqual([]);
    expect(titles(await search('member', 'local'), 'staff')).toEqual([]);
  });

  test('the portal search refuses a visitor without an account', async () => {
    const { error } = await createVisitorClient(backend()).rpc('search_portal', { query: word });
    expect(error?.code).toBe('42501');
  });
});

test.each(['founder', 'leader', 'member', 'client'] as const)(
  'each result of the %s is a row that they can read',
  async (person) => {
    const isClient = person === 'client';
    const by = clients[person];
    const readable = async (rows: PromiseLike<{ data: unknown }>) =>
      [(await rows).data].flat().map((row) => Object(row).id);
    const projects = isClient
      ? await readable(by.rpc('client_projects').select('id'))
      : await readable(by.from('projects').select('id'));
    const conversations = isClient
      ? await readable(by.rpc('client_conversations').select('id'))
      : await readable(by.from('conversations').select('id'));
    const tasks = await readable(by.from('tasks').select('id'));
    const found = (
      await Promise.all(
        [word, 'a', 'the', 'local', 'project'].map((query) => search(person, query)),
      )
    ).flat();
    expect(found.length).toBeGreaterThan(0);
    for (const { kind, id, parent_id: parent } of found) {
      if (kind === 'project') expect(projects).toContain(id);
      if (kind === 'conversation' || kind === 'message') expect(conversations).toContain(id);
      if (kind === 'task') expect(tasks).toContain(id);
      if (kind === 'task') expect(projects).toContain(parent);
    }
  },
);

describe('how words match', () => {
  test('the portal search finds a word by its prefix, in capital letters and in Bengali', async () => {
    expect(titles(await search('member', 'QUOK'), 'message')).toEqual(['Feeding']);
    expect(titles(await search('member', 'ওয়েব'), 'message')).toEqual(['Feeding']);
  });

  test('the search excerpt of a long message contains the searched word', async () => {
    const [message] = (await search('member', word)).filter(({ kind }) => kind === 'message');
    expect(message?.detail).toContain(word);
    expect(message?.detail.length).toBeLessThan(160);
  });

  test('the portal search finds nothing for a query without a word', async () => {
    expect(await search('founder', ' – ')).toEqual([]);
  });

  test.each(["O'Brien", 'a & b | !c', '((', '\\\\', '%_', "';--", ':*', '<b>', '\u200b'])(
    'the query %s has no error',
    async (query) => {
      expect(Array.isArray(await search('founder', query))).toBe(true);
    },
  );

  test('the portal search returns at most the requested number of results per kind', async () => {
    const found = await search('founder', word, 1);
    expect(titles(found, 'project')).toHaveLength(1);
    expect(titles(found, 'task')).toHaveLength(1);
  });
});
