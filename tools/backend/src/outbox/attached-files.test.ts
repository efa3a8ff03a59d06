import { randomUUID } from 'node:crypto';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startLocalInbox } from '../inbox/inbox-server.ts';
import type { StoredMail } from '../inbox/mail-store.ts';
import { callFiles, prepareUploads, put, signUpload } from '../storage/testing/uploads.ts';
import { testBackend } from '../test-database.ts';
import { createVisitorClient } from '../testing.ts';

test('a reply email delivers an attached file with its full name and unchanged bytes', async () => {
  const smtpPort = await freePort();
  const inbox = await startLocalInbox({
    webPort: await freePort(),
    smtpPort,
    mailDir: await tempFolder(),
  });
  onTestFinished(inbox.close);
  const backend = await testBackend(await tempFolder(), { smtpPort });
  onTestFinished(backend.close);
  const { leader } = await prepareUploads(backend);
  const letter = { name: 'Ada', email: 'ada@example.org', subject: 'Logo', message: 'Hi' };
  await createVisitorClient(backend).from('contact_messages').insert(letter);
  const found = leader.from('conversations').select('id, version').eq('subject', 'Logo').single();
  const { data: conversation } = await found;

  const id = randomUUID();
  const name = `00:00 ${'দীর্ঘ নাম '.repeat(20)}.txt`;
  const bytes = Buffer.from('The first page\r\n.\r\nThe last page\n');
  const place = { conversation: conversation?.id, media_type: 'text/plain' };
  await leader.rpc('add_file', { id, name, size: bytes.length, ...place });
  await put(await signUpload(leader, id), bytes);
  expect(await callFiles(backend, leader, { action: 'confirm', file: id })).toMatchObject({
    status: 200,
  });
  const text = { body: 'Here it is', key: randomUUID(), files: [id] };
  const { error } = await leader.rpc('send_reply', {
    ...text,
    conversation: conversation?.id,
    expected_version: conversation?.version,
  });
  expect(error).toBeNull();

  const mail = await vi.waitFor(async () => {
    const mails = (await (await fetch(`${inbox.url}/email`)).json()) as readonly StoredMail[];
    const sent = mails.find(({ to }) => to[0]?.address === letter.email);
    if (!sent) throw new Error('The email has not arrived.');
    return sent;
  }, 20_000);
  const source = await (await fetch(`${inbox.url}/email/${mail.id}/source`)).arrayBuffer();
  const { attachments } = await PostalMime.parse(source);
  expect(attachments).toMatchObject([
    { filename: name.trim(), mimeType: 'text/plain', disposition: 'attachment' },
  ]);
  const [attachment] = attachments;
  expect(Buffer.from(new Uint8Array(attachment?.content as ArrayBuffer))).toEqual(bytes);
}, 60_000);
