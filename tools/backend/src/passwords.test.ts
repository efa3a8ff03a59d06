import { createClient } from '@supabase/supabase-js';
import { normalisePassword } from '@torsa/shared/i18n/text/password';
import { tryPasswordEncodings } from '@torsa/shared/i18n/text/try-password-encodings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSqlOnAccountTables } from './accounts.ts';
import { handleApiRequest } from './api-handler.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts';
import { testDatabase } from './test-database.ts';
import { TEST_SITE_URL } from './testing.ts';

let app: EmbeddedSupabase;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ app, remove } = await testDatabase());
});
afterAll(() => remove());

/** Creates a visitor whose requests reach the API without a network. */
const visitor = () =>
  createClient('http://localhost:1', LOCAL_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) =>
        handleApiRequest(new Request(input, init), {
          app,
          siteUrl: TEST_SITE_URL,
          origins: new Set([TEST_SITE_URL]),
        }),
    },
  });

const email = 'client@torsa.example';

/** Stores a password without normalising it, as old accounts did. */
async function store(password: string, account = email): Promise<void> {
  await runSqlOnAccountTables(
    app,
    `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where email = $1`,
    [account, password],
  );
}

const logIn = (password: string) => visitor().auth.signInWithPassword({ email, password });

test.each([
  ['\u09dc', '\u09a1\u09bc'],
  ['\u09dd', '\u09a2\u09bc'],
  ['\u09df', '\u09af\u09bc'],
  ['ক\u09cb', 'ক\u09c7\u09be'],
  ['ক\u09cc', 'ক\u09c7\u09d7'],
  ['é', 'e\u0301'],
  ['a b', 'a\u00a0b'],
])('the spellings %j and %j of a password log in to the same account', async (one, other) => {
  const rest = ' আমার পাস';
  for (const [chosen, typed] of [
    [one, other],
    [other, one],
  ] as const) {
    await store(normalisePassword(chosen + rest));
    const { error } = await tryPasswordEncodings(
      typed + rest,
      logIn,
      (answer) => answer.error?.code === 'invalid_credentials',
    );
    expect(error).toBeNull();
  }
});

test('an account with an older password that was hashed without Unicode normalisation can still log in', async () => {
  const typed = `${'\u09dc'.repeat(20)} ok`;
  await store(typed);
  const asked: string[] = [];
  const { error } = await tryPasswordEncodings(
    typed,
    (spelling) => {
      asked.push(spelling);
      return logIn(spelling);
    },
    (answer) => answer.error?.code === 'invalid_credentials',
  );
  expect(error).toBeNull();
  expect(asked.at(-1)).toBe(typed);
});

const beginning = 'ক'.repeat(24);

test('a new password of more than 72 bytes is refused', async () => {
  const long = `${beginning}খগঘঙচছজঝঞট`;
  const { error } = await visitor().auth.signUp({ email: 'new@client.test', password: long });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  await store('a long password');
  const client = visitor();
  await client.auth.signInWithPassword({ email, password: 'a long password' });
  const change = { password: long, current_password: 'a long password' };
  expect((await client.auth.updateUser(change)).error).toMatchObject({ status: 400 });
});

test('a login fails with a password that equals the right password only in its first 72 bytes', async () => {
  await store(`${beginning}খগঘঙচছজঝঞট`);
  expect((await logIn(`${beginning}অন্য শেষ`)).error?.code).toBe('invalid_credentials');
  // The first 72 bytes still open the account, so that its owner can choose another password.
  const { data, error } = await logIn(beginning);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
});

test('a password of more than 72 bytes cannot confirm an account deletion or log in an employee', async () => {
  await store(beginning);
  const client = visitor();
  await client.auth.signInWithPassword({ email, password: beginning });
  const deleteAccount = (password: string) => client.rpc('delete_my_account', { email, password });
  expect((await deleteAccount(`${beginning}অন্য`)).data).toBe(false);
  expect((await deleteAccount(beginning)).data).toBe(true);

  const sql = `insert into public.site_settings (key, value) values ('logins', '{"employee": "open"}')`;
  await runSqlOnAccountTables(app, sql, []);
  await store(beginning, 'tm001@torsa.example');
  const address = async (staff_id: string, password: string) =>
    (await visitor().rpc('employee_address', { staff_id, password })).data;
  expect(await address('TM001', `${beginning}অন্য`)).toBeNull();
  expect(await address(' tm\u2011০০১\u200b', beginning)).toBe('tm001@torsa.example');
});
