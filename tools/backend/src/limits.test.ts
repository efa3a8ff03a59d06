import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './authorisation/database.ts';
import { authorisationTestDatabases } from './authorisation/databases.ts';
import { SUPABASE_DIR } from './project-config.ts';
import { clientAddresses } from './testing/client-addresses.ts';

/** Creates a text that does not compress. */
const noise = (length: number): string =>
  `(select left(string_agg(md5(random()::text), ''), ${length}) from generate_series(0, ${length} / 32))`;

const event = (kind: string, detail: string, message = `'Hi'`): string =>
  `insert into public.client_events (kind, app, message, detail)
    values ('${kind}', 'host', ${message}, ${detail});`;

/** Creates an event of the maximum size. */
const longest = (kind: string): string =>
  event(kind, `jsonb_build_object('stack', ${noise(4080)})`, noise(500));

/** Runs a statement repeatedly, each time from another network. The database may refuse it. */
const fromNetworks = (count: number, statement: string): string =>
  `do $networks$ begin
    for number in 1..${count} loop
      perform set_config('request.headers',
        json_build_object('x-forwarded-for', '203.0.113.' || number)::text, true);
      begin ${statement} exception when sqlstate 'PT429' then null; end;
    end loop;
  end $networks$;`;

const kinds = 'error rejection render-error load-failed fall-back csp-violation web-vital'.split(
  ' ',
);

const message = (from: string, more = ''): string =>
  `insert into public.contact_messages (name, email, message)
    select 'Ada', ${from}, ${noise(4900)} ${more};`;

describe.each(authorisationTestDatabases)('$name', ({ isHosted, open }) => {
  let database: Database | undefined;

  beforeAll(async () => {
    database = await open();
  });

  afterAll(async () => database?.close());

  beforeEach((context) => {
    if (!database) skipWithout('PostgreSQL', context);
  });

  afterEach(async () => {
    await database?.ask(
      'rollback; truncate public.client_events, public.contact_messages, private.rate_counts',
      'select 1',
    );
  });

  /** Returns the value of a query that runs with all rights. */
  const value = (query: string, script = ''): Promise<unknown> | undefined =>
    database?.ask(script, query);

  /** Runs statements like one request of a visitor, which is committed or rolled back as a whole. */
  const send = (statements: string, headers: object = {}) =>
    value(
      'select 1',
      `begin; set local role anon;
      select set_config('request.headers', '${JSON.stringify(headers)}', true);
      ${statements} commit;`,
    )?.catch(async (error: unknown) => {
      await value('select 1', 'rollback');
      throw error;
    });

  const stored = (kind: string) =>
    value(`select count(*)::int from public.client_events where kind = '${kind}'`);

  test.each(['"x"', 'null', '[1]', '{}', 'true', '0', '-1', '1.5', '1001', '1e400'])(
    'an event with the count %s is refused',
    async (count) => {
      await expect(send(event('error', `'{"count": ${count}}'`))).rejects.toThrow('count_range');
    },
  );

  test.each(['"x"', 'null', '[1]', '{}', 'true', '-0.1', '3600000.1', '1e400'])(
    'an event with the value %s is refused',
    async (amount) => {
      await expect(send(event('web-vital', `'{"value": ${amount}}'`))).rejects.toThrow(
        'value_range',
      );
    },
  );

  test('the founder’s queries add up the stored analytics events of every kind', async () => {
    for (const count of [1, 1000]) await send(event('error', `'{"count": ${count}}'`));
    await send(event('load-failed', `'{}'`));
    for (const amount of [0, 0.25, 3_600_000]) {
      await send(event('web-vital', `'{"value": ${amount}}'`, `'CLS'`));
    }
    for (const number of Array(30).keys()) {
      await send(event('error', `'{"count": 1000}'`, `'flood ${number}'`));
    }
    const readme = await readFile(join(SUPABASE_DIR, 'README.md'), 'utf8');
    const [worst = '', vitals = ''] =
      readme.match(/^ {4}select kind[^;]+|^ {4}select route[^;]+/gm) ?? [];
    const found = (await value(`select json_agg(found) from (${worst}) found`)) as {
      kind: string;
      message: string;
      times: number;
    }[];
    expect(found).toContainEqual(expect.objectContaining({ kind: 'error', times: 1001 }));
    expect(found).toContainEqual(expect.objectContaining({ kind: 'load-failed', times: 1 }));
    expect(await value(`select json_agg(found) from (${vitals}) found`)).toEqual([
      { route: '', message: 'CLS', value: expect.closeTo(1_800_000, 0), count: 3 },
    ]);
  });

  test('a flood of one kind of analytics event does not block another kind, even in the same request', async () => {
    await send(fromNetworks(60, longest('error')));
    const errors = await stored('error');
    expect(errors).toBeGreaterThan(10);
    expect(errors).toBeLessThan(60);
    await expect(send(longest('error'))).rejects.toThrow('Too many events');
    await send(`insert into public.client_events (kind, app, detail)
      select kind, 'host', jsonb_build_object('stack', ${noise(4080)})
        from unnest(array['error', 'load-failed', 'error']) kind;`);
    expect([await stored('error'), await stored('load-failed')]).toEqual([errors, 1]);
  });

  test('unknown kinds of analytics events share one rate limit', async () => {
    for (const kind of ['made-up', 'all', 'network']) {
      await send(fromNetworks(60, longest(kind)));
    }
    expect(await stored('made-up')).toBeGreaterThan(10);
    expect([await stored('all'), await stored('network')]).toEqual([0, 0]);
  });

  test('analytics events of one network cannot use up the rate limits of other networks', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    for (let sent = 0; sent < 20; sent += 1) await send(longest('error'), from)?.catch(() => {});
    await expect(send(longest('error'), from)).rejects.toThrow('Too many events');
    await send(event('rejection', `'{}'`), from);
    await send(longest('error'), { 'x-forwarded-for': '198.51.100.8' });
    expect([await stored('error'), await stored('rejection')]).toEqual([6, 1]);
  });

  if (isHosted || isExhaustive) {
    const larger = [
      { shape: 'the longest', detail: `jsonb_build_object('stack', ${noise(4080)})` },
      { shape: 'five to a page', detail: `jsonb_build_object('stack', ${noise(1400)})` },
    ];
    // For the shortest events, the overhead of a row is the largest part.
    test.for([...(isExhaustive ? larger : []), { shape: 'the shortest', detail: `'{}'` }])(
      'thirty days of events take less than 500 MB on the disk: $shape',
      async ({ detail }, { annotate }) => {
        const size = async () =>
          Number(await value(`select pg_total_relation_size('public.client_events')`));
        const empty = await size();
        // An eighth of the limit is enough to measure the size of a row.
        const part = isExhaustive ? 1 : 8;
        await value(
          'select 1',
          `update private.rate_limits set reserve = 0, maximum = maximum / ${part} where name like 'event bytes %'`,
        );
        for (const kind of [...kinds, 'other']) {
          const some = `insert into public.client_events (kind, app, detail)
            select '${kind}', 'host', ${detail} from generate_series(1, 200);`;
          let stored = 0;
          for (let before = -1; stored > before; ) {
            before = stored;
            // One API request can insert only few rows, so the statements bypass the API.
            await value('select 1', `begin; set local role anon; ${some} commit;`)?.catch(() =>
              value('select 1', 'rollback'),
            );
            stored = Number(await value('select count(*) from public.client_events'));
          }
        }
        const rows = Number(await value('select count(*) from public.client_events'));
        const taken = (await size()) - empty;
        const [counted = 0, maximum = 0] = (await value(
          `select json_build_array(sum(reached), sum(maximum)) from private.rate_counts
          join private.rate_limits using (name) where name like 'event bytes %'`,
        )) as number[];
        await value(
          'select 1',
          `update private.rate_limits set reserve = 80000, maximum = maximum * ${part} where name like 'event bytes %'`,
        );
        await annotate(`${rows} rows in six hours take ${taken} bytes and count as ${counted}`);
        expect(counted, 'as many as may be').toBeGreaterThan(maximum * 0.95);
        expect(taken).toBeLessThan(counted);
        // Events older than thirty days are deleted at the beginning of a span.
        expect(maximum * part * (30 * 4 + 1)).toBeLessThan(500_000_000);
      },
    );
  }

  /** SQL expressions of words. Each word adds many search terms, whose index takes more space than the text. */
  const texts: readonly [name: string, word: string][] = [
    ['letters', `translate(left(md5(random()::text), 6), '0123456789', 'ghijklmnop')`],
    ['letters and digits', `left(md5(random()::text), 4) || '.' || (random() * 10000)::int`],
    ['hyphens', `left(md5(random()::text), 4) || '-' || right(md5(random()::text), 4)`],
    [
      'Chinese words',
      `chr(19968 + (random() * 20000)::int) || chr(19968 + (random() * 20000)::int)`,
    ],
    ['Chinese runs', `repeat(chr(19968 + (random() * 20000)::int), 7)`],
    ['emoji', `repeat(chr(128512 + (random() * 700)::int), 7)`],
    ['one line', `repeat('a', 5000)`],
  ];
  const textOf = (word: string, length: number): string =>
    `(select left(string_agg(${word}, ' '), ${length}) from generate_series(1, ${length} / 3))`;
  const tables = ['contact_messages', 'conversations', 'messages', 'message_quotations']
    .map((name) => `pg_total_relation_size('public.${name}')`)
    .join('+');
  const counted = (name: string) =>
    value(`select coalesce(sum(reached), 0) from private.rate_counts where name = '${name}'`);

  test.each(texts)('the counted bytes exceed the disk space of messages: %s', async (_, word) => {
    await value(
      'select 1',
      `truncate public.contact_messages;
      alter table public.approvals disable trigger user;
      truncate public.conversations cascade;
      alter table public.approvals enable trigger user`,
    );
    const size = () => value(`select ${tables}`);
    const empty = Number(await size());
    for (let sent = 1; sent <= 8; sent += 1) {
      const sending = `insert into public.contact_messages (name, email, message)
        select 'Ada', 'ada${sent}@example.org', ${textOf(word, 5000)};`;
      await send(sending, { 'x-forwarded-for': `203.0.113.${sent}` });
    }
    // Partly filled pages do not depend on the number of messages.
    expect(Number(await size()) - empty).toBeLessThan(
      Number(await counted('contact bytes')) + 150_000,
    );
  });

  const longestMessage = (email: string) =>
    `insert into public.contact_messages (name, email, message) select 'Ada', '${email}', ${textOf(texts[1]?.[1] ?? '', 5000)};`;

  test('one network cannot block the contact form for others by message size, message count or address spelling', async () => {
    const networks = ['198.51.100.7', '2001:db8:1:2::', '2001:db8:1:3::', '2001:db8:1:4::'];
    for (const network of networks) {
      const many = fromNetworks(60, longestMessage('made@example.org')).replaceAll(
        `'203.0.113.' || number`,
        network.includes(':') ? `'${network}' || number` : `'${network}'`,
      );
      await send(many.replaceAll(`'made@example.org'`, `number || 'made@example.org'`));
    }
    expect(Number(await counted('contact bytes'))).toBeGreaterThan(1_000_000);
    expect(Number(await counted('contact bytes'))).toBeLessThan(3_100_000);
    await send(longestMessage('honest@example.org'), { 'x-forwarded-for': '203.0.113.9' });
  });

  test('only networks that have used little of a shared rate limit can use its reserve', async () => {
    const from = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` });
    await send(longestMessage('a@example.org'), from(1));
    await send(longestMessage('b@example.org'), from(2));
    await value(
      'select 1',
      `update private.rate_counts set reached = 6000000 where name = 'contact bytes';
      update private.rate_counts set reached = 700000 where name = 'contact network bytes'
        and subject = private.subject_hash('203.0.113.1')`,
    );
    const refused = send(longestMessage('a@example.org'), from(1));
    await expect(refused).rejects.toThrow('Too many messages came from all senders together.');
    await send(longestMessage('c@example.org'), from(3));
    await value(
      'select 1',
      `update private.rate_counts set reached = 10000000 where name = 'contact bytes'`,
    );
    await expect(send(longestMessage('c@example.org'), from(4))).rejects.toThrow(
      'all senders together',
    );
  });

  test("a flood from one network does not use up an email address's message limit in other networks", async () => {
    await value(
      'select 1',
      `update private.rate_limits set maximum = 2 where name = 'contact sender'`,
    );
    const victim = message(`'victim@example.org'`);
    for (let sent = 0; sent < 2; sent += 1)
      await send(victim, { 'x-forwarded-for': '203.0.113.1' });
    await expect(send(victim, { 'x-forwarded-for': '203.0.113.1' })).rejects.toThrow(
      'email address',
    );
    await send(victim, { 'x-forwarded-for': '203.0.113.2' });
    await value(
      'select 1',
      `update private.rate_limits set maximum = 20 where name = 'contact sender'`,
    );
  });

  test("wrong passwords from one network do not block an employee's login in another network", async () => {
    await value(
      'select 1',
      `insert into public.site_settings (key, value) values ('logins', '{"employee": "open"}')
        on conflict (key) do update set value = excluded.value`,
    );
    const ask = (network: string, password: string) =>
      value(
        `select to_json(coalesce(public.employee_address('TM001', '${password}'), ''))`,
        `select set_config('request.headers', '{"x-forwarded-for": "${network}"}', false)`,
      );
    for (let tries = 0; tries < 10; tries += 1) expect(await ask('198.51.100.7', 'x')).toBe('');
    await expect(ask('198.51.100.7', 'local-team-member-1')).rejects.toThrow('tried');
    expect(await ask('203.0.113.1', 'local-team-member-1')).toBe('tm001@torsa.example');
    await value(
      'select 1',
      `update private.rate_counts set reached = 200 where name = 'employee ID everywhere'`,
    );
    await expect(ask('203.0.113.2', 'local-team-member-1')).rejects.toThrow('tried too often');
  });

  test('a request can insert at most one contact message or 50 analytics events', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    const two = message(`made || '@example.org'`, 'from generate_series(1, 2) made');
    await expect(send(two, headers)).rejects.toThrow('Send at most 1 rows in one request.');
    const events = (count: number) =>
      `insert into public.client_events (kind, app) select 'error', 'host' from generate_series(1, ${count});`;
    await send(events(50), headers);
    await expect(send(events(51), headers)).rejects.toThrow('Send at most 50 rows in one request.');
    expect(await stored('error')).toBe(50);
  });

  test.each(clientAddresses)(
    'the address of a request is recognised: %s',
    async (_, headers, address) => {
      const told = `select set_config('request.headers', '${JSON.stringify(headers)}', true)`;
      const found = await value(
        `select private.client_network() || '' from (select 1) one`,
        `begin; ${told}`,
      );
      expect(found).toBe(address);
    },
  );

  test('senders without a known network share one rate limit', async () => {
    for (const number of Array(40).keys()) {
      const headers = { 'x-forwarded-for': `198.51.100.${number}, unknown-${number}` };
      await send(message(`'${number}@example.org'`), headers);
    }
    const one = send(message(`'last@example.org'`), { 'x-forwarded-for': '_hidden' });
    await expect(one).rejects.toThrow('Too many messages came from your network.');
  });

  // The embedded backend has one session, so its transactions cannot wait for each other.
  if (isHosted) {
    test('concurrent event batches with the same senders in reverse sequence do not deadlock', async () => {
      const contact = (sender: string) => message(`'${sender}@example.org'`);
      const both = (one: string, other: string) => send(`${one} select pg_sleep(0.5); ${other}`);
      await Promise.all([
        both(contact('one'), contact('other')),
        both(contact('other'), contact('one')),
        both(event('error', `'{}'`), event('rejection', `'{}'`)),
        both(event('rejection', `'{}'`), event('error', `'{}'`)),
      ]);
      expect(await value('select count(*)::int from public.contact_messages')).toBe(4);
      expect([await stored('error'), await stored('rejection')]).toEqual([2, 2]);
    });

    const batchSize = isExhaustive ? 60_000 : 6_000;
    test(`eight batches of ${batchSize} events are refused while concurrent contact messages are stored`, async () => {
      const batch = `set local statement_timeout = '30s';
        insert into public.client_events (kind, app) select 'error', 'host' from generate_series(1, ${batchSize});`;
      const batches = Array.from({ length: 8 }, () =>
        send(batch, { 'x-forwarded-for': '198.51.100.7' })?.then(
          () => 'stored',
          ({ message }: Error) => message,
        ),
      );
      for (const sent of [1, 2, 3, 4, 5, 6]) {
        await send(message(`'honest${sent}@example.org'`), {
          'x-forwarded-for': `203.0.113.${sent}`,
        });
      }
      expect(new Set(await Promise.all(batches))).toEqual(
        new Set(['This request has too many rows. Send at most 50 rows in one request.']),
      );
      expect(await value('select count(*)::int from public.contact_messages')).toBe(6);
    });

    test('rate limits of events, messages and blocked networks use different database locks', async () => {
      const locksOf = async (statements: string) => {
        const locks = await value(
          `select coalesce(json_agg(objid), '[]') from pg_locks
            where locktype = 'advisory' and pid = pg_backend_pid()`,
          `begin; select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true); ${statements}`,
        );
        await value('select 1', 'rollback');
        return locks as number[];
      };
      const ofEvents = await locksOf(event('error', `'{}'`));
      const ofMessages = await locksOf(message(`'ada@example.org'`));
      expect([ofEvents.length, ofMessages.length]).toEqual([2, 1]);
      expect(ofEvents).not.toContain(ofMessages[0]);
      const refused = event('error', `'{}'`).replace(/;$/, '');
      const above = `update private.rate_limits set maximum = 1 where name = 'event network bytes error';
        do $$ begin ${refused}; exception when sqlstate 'PT429' then null; end $$;`;
      expect(await locksOf(above)).toEqual([]);
    });
  }
});
