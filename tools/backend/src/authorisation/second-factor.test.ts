import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountTokenClaims, createSetClaimsSql } from './actors.ts';
import type { Database } from './database.ts';
import { authorisationTestDatabases } from './databases.ts';

// The tokens are invented, because the embedded backend has no second factor and the tests have no hosted project.
// matrix.tsv has the refusals of staff without a required code.
const FOUNDER = 1;
const LEADER = 2;
const MEMBER = 3;
const CLIENT = 4;
const idOf = (person: number) => `00000000-0000-4000-8000-00000000000${person}`;
const sessionOf = (person: number) => `10000000-0000-4000-8000-00000000000${person}`;

describe.each(authorisationTestDatabases)('$name', ({ open }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  const ask = async (script: string, query = `select 'done'`) => {
    try {
      return await database?.ask(`reset role; ${script}`, query);
    } catch (error) {
      return String(error instanceof Error ? error.message : error);
    }
  };

  /** Returns the result of a query with a token of this assurance level, or the text of the refusal. */
  const as = (person: number, aal: string, query: string) =>
    ask(createSetClaimsSql({ ...createAccountTokenClaims(idOf(person)), aal }), query);
  const roleAt = (person: number, aal: string) => as(person, aal, 'select public.my_role()');
  const setRule = (isOn: boolean) => ask(`update private.staff_rules set is_on = ${isOn}`);
  const addDevice = (person: number, status = 'verified') =>
    ask(`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), '${idOf(person)}', 'totp', '${status}', now(), now())`);

  beforeEach(async (context) => {
    if (!database) return skipWithout('PostgreSQL', context);
    await setRule(false);
    // The embedded backend lacks these tables, so the test creates the columns that our SQL reads.
    await ask('alter table auth.sessions add column if not exists aal text');
    await ask(`create table if not exists auth.mfa_factors (id uuid primary key, user_id uuid not null,
      factor_type text, status text, created_at timestamptz, updated_at timestamptz)`);
    await ask('delete from auth.mfa_factors');
  });

  test('while two-factor login is optional, staff without a two-factor device keep their rights', async () => {
    expect(await roleAt(MEMBER, 'aal1')).toBe('team');
    expect(await roleAt(FOUNDER, 'aal1')).toBe('founder');
    await addDevice(MEMBER, 'unverified');
    expect(await roleAt(MEMBER, 'aal1')).toBe('team');
  });

  test('staff with a two-factor device have no rights without a code, even while two-factor login is optional', async () => {
    await addDevice(MEMBER);
    expect(await roleAt(MEMBER, 'aal1')).toBe('staff_aal1');
    expect(await as(MEMBER, 'aal1', 'select public.inbox_figures()')).toContain('Only staff');
    expect(await as(MEMBER, 'aal1', 'select count(*)::int from public.conversations')).toBe(0);
    expect(await roleAt(MEMBER, 'aal2')).toBe('team');
    expect(await as(MEMBER, 'aal2', 'select count(*)::int from public.conversations')).not.toBe(0);
    expect(await roleAt(LEADER, 'aal1')).toBe('team');
  });

  test('§10.23 while two-factor login is required, staff without a code reach only their own account, and clients are unaffected', async () => {
    await setRule(true);
    expect(await roleAt(LEADER, 'aal1')).toBe('staff_aal1');
    expect(await as(LEADER, 'aal1', 'select public.staff_members()')).toContain('Only staff');
    expect(await as(LEADER, 'aal1', 'select is_staff from public.my_account()')).toBe(true);
    expect(await as(LEADER, 'aal1', 'select public.second_factor_asked()')).toBe(true);
    expect(await roleAt(CLIENT, 'aal1')).toBe('user');
    expect(
      await as(CLIENT, 'aal1', 'select count(*)::int from public.client_conversations()'),
    ).toBe(2);
  });

  test('a session loses its rights when its two-factor level is removed, even if its token still claims the level', async () => {
    await setRule(true);
    const level = (aal: string) =>
      ask(`update auth.sessions set aal = '${aal}' where id = '${sessionOf(LEADER)}'`);
    await level('aal2');
    expect(await roleAt(LEADER, 'aal2')).toBe('team');
    await level('aal1');
    expect(await roleAt(LEADER, 'aal2')).toBe('staff_aal1');
    await level('aal2');
  });

  test('§10.23 only a founder with a two-factor code can require two-factor login, and the audit log names this founder', async () => {
    const query = 'select public.ask_for_second_factor(true)';
    expect(await as(FOUNDER, 'aal1', query)).toContain('You have no second factor yet');
    expect(await as(LEADER, 'aal2', query)).toContain('Only the founder');
    await as(FOUNDER, 'aal2', query);
    expect(await roleAt(FOUNDER, 'aal1')).toBe('staff_aal1');
    expect(await as(FOUNDER, 'aal1', 'select public.ask_for_second_factor(false)')).toContain(
      'Only the founder',
    );
    expect(
      await ask(
        '',
        `select new ->> 'is_on' || ' by ' || actor from public.audit_log
          where subject = 'staff_rules' order by id desc limit 1`,
      ),
    ).toBe('true by Local Founder');
    await as(FOUNDER, 'aal2', 'select public.ask_for_second_factor(false)');
    expect(await roleAt(LEADER, 'aal1')).toBe('team');
  });

  test("§10.24 the founder sees which staff have two-factor devices, and removing a lost device ends its owner's sessions", async () => {
    await addDevice(MEMBER);
    const devices = `select devices from public.staff_factors() where staff_id = 'TM001'`;
    expect(await as(FOUNDER, 'aal2', devices)).toBe(1);
    expect(await as(LEADER, 'aal2', devices)).toContain('Only the founder');
    await as(FOUNDER, 'aal2', `select public.remove_staff_factors('TM001', 1)`);
    expect(await as(FOUNDER, 'aal2', devices)).toBe(0);
    expect(await roleAt(MEMBER, 'aal2')).toBeNull();
    expect(
      await as(FOUNDER, 'aal2', `select public.remove_staff_factors('FOUNDER001', 1)`),
    ).toContain('You cannot change');
  });
});
