import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { skipWithout } from '@torsa/node-lib/testing/missing-program';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from './authorisation/database.ts';
import { databases } from './authorisation/databases.ts';
import { SUPABASE_DIR } from './project-config.ts';
import { clientAddresses } from './testing/client-addresses.ts';

/** Text that does not compress, of a number of characters. */
const noise = (length: number): string =>
  `(select left(string_agg(md5(random()::text), ''), ${length}) from generate_series(0, ${length} / 32))`;

const event = (kind: string, detail: string, message = `'Hi'`): string =>
  `insert into public.client_events (kind, app, message, detail)
    values ('${kind}', 'host', ${message}, ${detail});`;

/** As much as the table takes. */
const longest = (kind: string): string =>
  event(kind, `jsonb_build_object('stack', ${noise(4080)})`, noise(500));

/** The statement, which may be refused, as often and each time from another network. */
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

describe.each(databases)('$name', ({ isHosted, open }) => {
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

  /** @returns the value that a query gives, asked with every right. */
  const value = (query: string, script = ''): Promise<unknown> | undefined =>
    database?.ask(script, query);

  /** What a visitor writes by one request, which ends well or leaves nothing. */
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
    'a count of %s is refused',
    async (count) => {
      await expect(send(event('error', `'{"count": ${count}}'`))).rejects.toThrow('count_range');
    },
  );

  test.each(['"x"', 'null', '[1]', '{}', 'true', '-0.1', '3600000.1', '1e400'])(
    'a value of %s is refused',
    async (amount) => {
      await expect(send(event('web-vital', `'{"value": ${amount}}'`))).rejects.toThrow(
        'value_range',
      );
    },
  );

  test('the founder’s queries add up what was stored, and show every kind', async () => {
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

  test('a flood of one kind hides no other, also not in one request', async () => {
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

  test('kinds that are not ours share one limit', async () => {
    for (const kind of ['made-up', 'all', 'network']) {
      await send(fromNetworks(60, longest(kind)));
    }
    expect(await stored('made-up')).toBeGreaterThan(10);
    expect([await stored('all'), await stored('network')]).toEqual([0, 0]);
  });

  test('a network fills nobody else’s room, whatever it sends', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    for (let sent = 0; sent < 20; sent += 1) await send(longest('error'), from)?.catch(() => {});
    await expect(send(longest('error'), from)).rejects.toThrow('Too many events');
    await send(event('rejection', `'{}'`), from);
    await send(longest('error'), { 'x-forwarded-for': '198.51.100.8' });
    expect([await stored('error'), await stored('rejection')]).toEqual([12, 1]);
  });

  if (isHosted || isExhaustive) {
    const larger = [
      { shape: 'the longest', detail: `jsonb_build_object('stack', ${noise(4080)})` },
      { shape: 'five to a page', detail: `jsonb_build_object('stack', ${noise(1400)})` },
    ];
    // Of the shortest a row's own weight is the most.
    test.for([...(isExhaustive ? larger : []), { shape: 'the shortest', detail: `'{}'` }])(
      'thirty days of events take less than 500 MB: $shape',
      async ({ detail }, { annotate }) => {
        const size = async () =>
          Number(await value(`select pg_total_relation_size('public.client_events')`));
        const empty = await size();
        for (const kind of [...kinds, 'other']) {
          const some = `insert into public.client_events (kind, app, detail)
            select '${kind}', 'host', ${detail} from generate_series(1, 200);`;
          let stored = 0;
          for (let before = -1; stored > before; ) {
            before = stored;
            await send(some)?.catch(() => {});
            stored = Number(await value('select count(*) from public.client_events'));
          }
        }
        const rows = Number(await value('select count(*) from public.client_events'));
        const taken = (await size()) - empty;
        const [counted = 0, most = 0] = (await value(
          `select json_build_array(reached, most) from private.rate_counts
          join private.rate_limits using (name) where name = 'event bytes'`,
        )) as number[];
        await annotate(`${rows} rows in six hours take ${taken} bytes and count as ${counted}`);
        expect(counted, 'as many as may be').toBeGreaterThan(most * 0.95);
        expect(taken).toBeLessThan(counted);
        // What is older than thirty days goes at the beginning of a span.
        expect(most * (30 * 4 + 1)).toBeLessThan(500_000_000);
      },
    );
  }

  test('all messages together have a limit, whoever sends them', async () => {
    const many = message(`made || '@example.org'`, 'from generate_series(1, 100) made');
    const sendMany = (round: number) => send(many.replace('made ||', `${round} || '-' || made ||`));
    for (const round of [1, 2, 3]) await sendMany(round);
    await expect(sendMany(4)).rejects.toThrow('Too many messages came from everywhere.');
    expect(await value('select count(*)::int from public.contact_messages')).toBe(300);
  });

  test.each(clientAddresses)('the address of a request: %s', async (_, headers, address) => {
    const told = `select set_config('request.headers', '${JSON.stringify(headers)}', true)`;
    const found = await value(
      `select host(private.client_address()) || '' from (select 1) one`,
      `begin; ${told}`,
    );
    expect(found).toBe(address);
  });

  test('who cannot be told apart is counted as one', async () => {
    for (const number of Array(40).keys()) {
      const headers = { 'x-forwarded-for': `198.51.100.${number}, unknown-${number}` };
      await send(message(`'${number}@example.org'`), headers);
    }
    const one = send(message(`'last@example.org'`), { 'x-forwarded-for': '_hidden' });
    await expect(one).rejects.toThrow('Too many messages came from your network.');
  });

  // The embedded backend has one session: nothing there waits for another.
  if (isHosted)
    test('batches whose senders are the same, the other way round, do not wait for each other', async () => {
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
});
