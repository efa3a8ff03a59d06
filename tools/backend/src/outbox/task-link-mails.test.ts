import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { handleApiRequest } from '../api-handler.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { TEST_SITE_URL } from '../testing.ts';
import { ask, empty, getApp, mails, useOutbox } from './testing/use-outbox.ts';

useOutbox();

const CLIENT = '00000000-0000-4000-8000-000000000004';
const MEMBER = '00000000-0000-4000-8000-000000000003';
const PROJECT = '00000000-0000-4000-8000-000000000201';

let networks = 0;
let askId: string;

beforeEach(async () => {
  networks += 1;
  askId = randomUUID();
  await ask('delete from public.profiles');
  await ask(
    'insert into public.project_people values ($1, $2) on conflict do nothing',
    PROJECT,
    CLIENT,
  );
});

/** Asks the client for an approval, and returns the emails. */
async function mailAsk() {
  const claims = JSON.stringify({ sub: MEMBER, session_id: MEMBER, role: 'authenticated' });
  await ask(
    `select public.add_ask($1, '${PROJECT}', 'approval', 'Please check the text.', '', null, null, null, 'The text')
      from set_config('request.jwt.claims', $2, true) as claims, set_config('request.jwt.claim.sub', '${MEMBER}', true) as sub`,
    askId,
    claims,
  );
  await ask('update private.outbox set send_after = now()');
  await empty();
  return mails();
}

const linkForm = new RegExp(`${TEST_SITE_URL}/link/([\\w-]{42}[A-Za-z0-9])(?![\\w-])`);
const mailToken = async () => linkForm.exec((await mailAsk())[0]?.text ?? '')?.[1] ?? '';

/** Calls the API as a visitor. */
async function call(name: string, args: Readonly<Record<string, string>>, method = 'POST') {
  const query = method === 'POST' ? '' : `?${new URLSearchParams(args)}`;
  const response = await handleApiRequest(
    new Request(`http://localhost:1/rest/v1/rpc/${name}${query}`, {
      method,
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${networks}`,
      },
      ...(method === 'POST' && { body: JSON.stringify(args) }),
    }),
    { app: getApp(), siteUrl: TEST_SITE_URL, origins: new Set() },
  );
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const approvals = () => ask('select decision, way from public.approvals where ask_id = $1', askId);

test('§10.63 the button and the plain text of an email about a staff request contain its one-purpose link', async () => {
  const [mail, ...others] = await mailAsk();
  expect(others).toEqual([]);
  const [address = '', token] = linkForm.exec(mail?.text ?? '') ?? [];
  expect(mail?.text).toMatch(new RegExp(`: ${address}\\r?\\n`));
  expect(mail?.html).toContain(`href="${address}"`);
  expect(mail?.text).not.toContain(`${TEST_SITE_URL}/dashboard`);
  expect(mail?.headers['list-unsubscribe']).toContain('kind=reply&token=');
  expect(mail?.headers['list-unsubscribe']).not.toContain(token);
  const stored = await ask(`select o::text as row from private.outbox o`);
  expect(JSON.stringify(stored)).not.toContain(token);
});

// Mail scanners open the links of emails, some with the methods HEAD and OPTIONS, and some run the scripts of the page.
test('§10.63 the client can still use a one-purpose link after an email scanner has requested the link', async () => {
  const token = await mailToken();
  const decision = { token, decision: 'approved' };
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    for (const [name, args] of [
      ['open_task_link', { token }],
      ['link_decide', decision],
    ] as const) {
      await call(name, args, method);
    }
  }
  for (let times = 0; times < 25; times += 1) {
    expect((await call('open_task_link', { token })).body).toMatchObject({ state: 'open' });
  }
  expect(await approvals()).toEqual([]);
  expect((await call('link_decide', decision)).body).toMatchObject({ state: 'used' });
  expect(await approvals()).toEqual([{ decision: 'approved', way: 'link' }]);
});

test('§10.63 after twenty unknown link tokens, the API returns status 429 with the waiting time', async () => {
  const token = await mailToken();
  for (let times = 0; times < 20; times += 1) {
    expect(await call('open_task_link', { token: `${times}` })).toEqual({
      status: 200,
      body: null,
    });
  }
  expect(await call('link_decide', { token, decision: 'approved' })).toEqual({
    status: 429,
    body: expect.objectContaining({ details: expect.stringMatching(/^retry_after=\d+$/) }),
  });
  networks += 1;
  expect((await call('open_task_link', { token })).body).toMatchObject({ state: 'open' });
});

test('§10.63 of a hundred simultaneous decisions through the API, one is stored and all responses show it', async () => {
  const token = await mailToken();
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      call('link_decide', { token, decision: index % 2 ? 'approved' : 'changes' }),
    ),
  );
  expect(await approvals()).toHaveLength(1);
  const [first] = results;
  expect(first).toMatchObject({ status: 200, body: { state: 'used' } });
  expect(results.every((result) => JSON.stringify(result) === JSON.stringify(first))).toBe(true);
});
