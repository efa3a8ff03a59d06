import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test } from 'vitest';
import { createMailDriver } from '../mail-driver.ts';
import { type LocalInboxServer, startLocalInbox } from './inbox-server.ts';
import type { StoredMail } from './mail-store.ts';

interface TestInbox extends LocalInboxServer {
  send(mail: { to: string; subject: string; html: string; text?: string }): Promise<void>;
}

async function open(mailDir: string): Promise<TestInbox> {
  const smtpPort = await freePort();
  const inbox = await startLocalInbox({ webPort: await freePort(), smtpPort, mailDir });
  onTestFinished(inbox.close);
  const driver = createMailDriver({
    smtpPort,
    apiUrl: 'http://localhost:1',
    siteUrl: 'http://localhost:2',
    languageOf: async () => undefined,
  });
  return { ...inbox, send: async (mail) => driver.send({ text: '', ...mail }) };
}

const listOf = async ({ url }: LocalInboxServer) =>
  (await (await fetch(`${url}/email`)).json()) as StoredMail[];

const mail = { to: 'Ada@torsa.example', subject: 'Grüße ✓', html: '<p>Hello <b>Ada</b></p>' };

test('the local inbox immediately returns a sent email to tests, by recipient and in the list of emails', async () => {
  const inbox = await open(await tempFolder());
  expect(await listOf(inbox)).toEqual([]);
  await inbox.send({ ...mail, text: 'Hello' });
  const [first, ...others] = await listOf(inbox);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    subject: 'Grüße ✓',
    from: [{ address: 'noreply@torsa.example', name: 'Torsa' }],
    to: [{ address: 'Ada@torsa.example' }],
    html: mail.html,
    text: 'Hello Ada',
    headers: { subject: expect.any(String) },
  });
  for (const when of [first?.date, first?.time]) {
    expect(Math.abs(Date.parse(when ?? '') - Date.now())).toBeLessThan(60_000);
  }
  const alone = await fetch(`${inbox.url}/email/${first?.id}`);
  expect(await alone.json()).toEqual(first);
  expect((await fetch(`${inbox.url}/email/${first?.id}x`)).status).toBe(404);
});

test('after a restart, the local inbox shows its stored emails in their order, including .eml files of other programs', async () => {
  const folder = join(await tempFolder(), 'mail');
  await mkdir(folder);
  const earlier = join(folder, 'iBd45Xru.eml');
  await writeFile(
    earlier,
    'From: a@b.example\r\nTo: c@d.example\r\nSubject: Earlier\r\n\r\nHi\r\n',
  );
  await utimes(earlier, 0, 0);
  const inbox = await open(folder);
  await inbox.send({ ...mail, subject: 'One' });
  await inbox.send({ ...mail, subject: 'Two' });
  const before = await listOf(inbox);
  expect(before.map(({ subject }) => subject)).toEqual(['Earlier', 'One', 'Two']);
  await inbox.close();
  expect(await listOf(await open(folder))).toEqual(before);
});

test("the inbox page lists the newest email first, and scripts in an email's HTML do not run", async () => {
  const inbox = await open(await tempFolder());
  await inbox.send({ ...mail, subject: 'One' });
  await inbox.send({ ...mail, subject: '<script>alert(1)</script>' });
  const list = await (await fetch(inbox.url)).text();
  expect(list).not.toContain('<script');
  expect(list).toMatch(/&#60;script&#62;[\s\S]*>One</);
  const id = (await listOf(inbox))[1]?.id;
  const page = await (await fetch(`${inbox.url}/mail/${id}`)).text();
  expect(page).not.toContain('<script');
  const [, address] =
    /<iframe [^>]*sandbox="(?![^"]*allow-scripts)[^>]* src="([^"]+)"/.exec(page) ?? [];
  const html = await fetch(inbox.url + address);
  expect(await html.text()).toContain(mail.html);
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
});

test('pages of other origins cannot read emails in the local inbox', async () => {
  const inbox = await open(await tempFolder());
  await inbox.send(mail);
  const headers = { origin: 'http://localhost:9999' };
  for (const method of ['GET', 'OPTIONS']) {
    const response = await fetch(`${inbox.url}/email`, { method, headers });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('pages of other origins cannot delete emails in the local inbox', async () => {
  const inbox = await open(await tempFolder());
  await inbox.send(mail);
  for (const origin of ['http://localhost:9999', 'https://evil.example', 'null']) {
    const init = { method: 'DELETE', headers: { origin } };
    expect((await fetch(`${inbox.url}/email/all`, init)).status).toBe(403);
  }
  expect(await listOf(inbox)).toHaveLength(1);
  const own = { method: 'DELETE', headers: { origin: inbox.url } };
  expect((await fetch(`${inbox.url}/email/all`, own)).status).toBe(200);
});

test.each(['evil.example', 'localhost.evil.example', 'evil.example:80', 'localhost@evil.example'])(
  'a page at %s, a host name that resolves to this machine, cannot read mails',
  async (host) => {
    const inbox = await open(await tempFolder());
    const asking = request(`${inbox.url}/email`, { headers: { host } }).end();
    const [answer] = await once(asking, 'response');
    answer.resume();
    expect(answer.statusCode).toBe(403);
  },
);

test('the local inbox no longer shows a deleted email, whether one or all emails were deleted', async () => {
  const folder = await tempFolder();
  const inbox = await open(folder);
  for (const subject of ['One', 'Two', 'Three']) await inbox.send({ ...mail, subject });
  const id = (await listOf(inbox))[0]?.id;
  expect((await fetch(`${inbox.url}/email/${id}`, { method: 'DELETE' })).status).toBe(200);
  expect(await listOf(inbox)).toHaveLength(2);
  await fetch(`${inbox.url}/email/all`, { method: 'DELETE' });
  expect(await listOf(inbox)).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});
