import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountTokenClaims, createSetClaimsSql, createTestUuid } from './actors.ts';
import { type HostedSupabaseTestDatabase, openHostedSupabaseTestDatabase } from './hosted.ts';

// The embedded backend has one session. Only PostgreSQL can run two transactions at the same time.
const ROUNDS = isExhaustive ? 100 : 5;

let database: HostedSupabaseTestDatabase | undefined;

beforeAll(async () => {
  database = await openHostedSupabaseTestDatabase('new');
});

afterAll(() => database?.close());

const founders = [
  { id: 'FOUNDER001', number: 1 },
  { id: 'TM001', number: 3 },
];

/** Lets one founder remove the other, with their session from people.sql. */
function removal(by: number, staffId: string): string {
  return `${createSetClaimsSql(createAccountTokenClaims(createTestUuid(0, by)))}; select public.remove_staff('${staffId}', 1)`;
}

test('§10.19 if two founders remove each other at the same moment, one founder remains', async (context) => {
  if (!database) return skipWithout('PostgreSQL', context);
  const { run } = database;
  for (let round = 0; round < ROUNDS; round += 1) {
    await run(`
      alter table public.staff disable trigger user;
      delete from public.staff where role = 'founder' or staff_id = 'TM001';
      insert into public.staff (email, role, staff_id, name) values
        ('founder001@staff.torsa.example', 'founder', 'FOUNDER001', 'One'),
        ('tm001@torsa.example', 'founder', 'TM001', 'Two');
      alter table public.staff enable trigger user`);
    const [one, two] = founders.map(({ number }, index) =>
      run(removal(number, founders[1 - index]?.id ?? '')),
    );
    const ends = await Promise.allSettled([one, two]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [left] = await run(
      `select count(*)::integer as founders from public.staff where role = 'founder'`,
    );
    expect(left).toEqual({ founders: 1 });
  }
}, 120_000);

test('no SQL statement can remove or demote the last founder who can log in', async (context) => {
  if (!database) return skipWithout('PostgreSQL', context);
  const { run } = database;
  await expect(run(`delete from public.staff where role = 'founder'`)).rejects.toThrow(
    'last founder',
  );
  await expect(
    run(`update public.staff set role = 'team', team_role = 'team_leader' where role = 'founder'`),
  ).rejects.toThrow('last founder');
});
