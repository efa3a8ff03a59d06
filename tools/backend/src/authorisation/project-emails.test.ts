import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountTokenClaims, createSetClaimsSql } from './actors.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';

// Project news waits some minutes before it is sent. During this time the clients and their addresses can change.

const LEADER = '00000000-0000-4000-8000-000000000002';
const CLIENT = { id: '00000000-0000-4000-8000-000000000005', email: 'other@torsa.example' };
/** A project of another client in people.sql. */
const PROJECT = '40000000-0000-4000-8000-000000000001';

describe.each(authorisationTestDatabases)('$name', ({ open, writer }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  beforeEach(async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    await leader(`public.add_project_client('${PROJECT}', '${CLIENT.email}')`);
    await leader(`public.add_project_note('${PROJECT}', 'Secret news', false, gen_random_uuid())`);
  });

  const leader = (call: string) =>
    database?.ask(
      `${createSetClaimsSql(createAccountTokenClaims(LEADER))}; select ${call}; reset role`,
      'select 1',
    );

  const newsTo = (address: string) =>
    database?.ask(
      'reset role',
      `select count(*)::int from private.outbox
        where project_id = '${PROJECT}' and recipient = '${address}' and sent_at is null`,
    );

  const newsOf = (address: string) =>
    database?.ask(
      'reset role',
      `select json_agg(o.data -> 'news' order by o.created_at, o.id) from private.outbox o
        where o.project_id = '${PROJECT}' and o.recipient = '${address}'`,
    );

  test('a client who was removed from a project gets no pending email about the project', async () => {
    expect(await newsTo(CLIENT.email)).toBe(1);
    await leader(`public.remove_project_client('${PROJECT}', '${CLIENT.id}')`);
    expect(await newsTo(CLIENT.email)).toBe(0);
    expect(await newsTo('client@torsa.example')).toBe(1);
  });

  test('adding a client to a project sends no email to its other clients', async () => {
    await leader(`public.remove_project_client('${PROJECT}', '${CLIENT.id}')`);
    const before = await newsOf('client@torsa.example');
    await leader(`public.add_project_client('${PROJECT}', '${CLIENT.email}')`);
    expect(await newsOf('client@torsa.example')).toEqual(before);
    expect(await newsOf(CLIENT.email)).toEqual([[{ kind: 'created' }]]);
  });

  test('a pending email about a project goes to the client’s new address after a change of email address', async () => {
    expect(await newsTo(CLIENT.email)).toBe(1);
    await database?.ask(
      `reset role; ${writer} update auth.users set email = 'moved@torsa.example' where id = '${CLIENT.id}'; reset role`,
      'select 1',
    );
    expect(await newsTo(CLIENT.email)).toBe(0);
    expect(await newsTo('moved@torsa.example')).toBe(1);
  });
});
