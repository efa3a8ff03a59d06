import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSqlOnAccountTables } from './accounts.ts';
import type { EmbeddedSupabase } from './embedded-app.ts';
import { testDatabase } from './test-database.ts';

let app: EmbeddedSupabase;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ app, remove } = await testDatabase());
});
afterAll(() => remove());

const ask = <Row>(sql: string, ...values: unknown[]) =>
  runSqlOnAccountTables<Row>(app, sql, values);

interface Export {
  readonly data: {
    readonly conversations: readonly { readonly messages: readonly { readonly body: string }[] }[];
    readonly projects: readonly { readonly events: readonly unknown[] }[];
  };
}

test('the data export of an account includes all rows of lists with more than 1,000 rows', async () => {
  const [client] = await ask<{ id: string }>(
    `select id from auth.users where email = 'client@torsa.example'`,
  );
  const id = client?.id ?? '';
  await ask(
    `with conversation as (
      insert into public.conversations (subject, name, email, client_id)
        values ('Long', 'Asha', 'client@torsa.example', $1) returning id
    ), messages as (
      insert into public.messages (conversation_id, number, kind, author_name, body)
        select c.id, n, 'client', 'Asha', 'Message ' || n from conversation c, generate_series(1, 1010) n
    ), project as (
      insert into public.projects (title, service_id) values ('Long', 'apps') returning id
    ), events as (
      insert into public.project_events (project_id, number, kind, body)
        select p.id, n, 'note', 'Note ' || n from project p, generate_series(1, 1010) n
    )
    insert into public.project_people (project_id, user_id) select p.id, $1 from project p`,
    id,
  );
  await ask(
    'insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $1, now(), now())',
    id,
  );
  await ask(
    `select set_config('request.jwt.claims', $1, false), set_config('request.jwt.claim.sub', $2, false)`,
    JSON.stringify({ sub: id, session_id: id, role: 'authenticated' }),
    id,
  );
  const [exported] = await ask<Export>('select public.export_my_data() as data');
  expect(exported?.data.conversations.at(-1)?.messages).toHaveLength(1010);
  expect(exported?.data.projects.at(-1)?.events).toHaveLength(1010);
});
