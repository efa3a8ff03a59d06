import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
} from '../support/accessibility.ts';
import { seededAccounts } from '../support/accounts.ts';
import { type ReceivedEmail, waitForEmails } from '../support/mailbox.ts';
import { createConfirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';
import { testStack } from '../support/stack.ts';

const design = Buffer.from('%PDF-1.4 The first page');

/** Records the requests that name a text in a place where servers log it: the Referer header and other addresses. */
function watchLeaks(page: Page, token: string): readonly string[] {
  const leaks: string[] = [];
  page.on('request', (request) => {
    // Chromium ignores the policy for fonts of inline styles, which are files of this site.
    const { referer = '' } = request.resourceType() === 'font' ? {} : request.headers();
    const isPage = request.isNavigationRequest();
    const isCall = /\/(rpc\/(open_task_link|link_\w+)|functions\/v1\/files)$/.test(request.url());
    const body = isCall ? '' : (request.postData() ?? '');
    const named = [referer, isPage ? '' : request.url(), body].join(' ');
    if (named.includes(token)) leaks.push(`${request.method()} ${request.url()}: ${named}`);
  });
  return leaks;
}

test.use({ reportsVitals: true });

/** Uploads the design as the leader, and returns the file's ID. */
async function uploadDesign(leader: SupabaseClient, project: string): Promise<string> {
  const file = randomUUID();
  const row = { id: file, name: 'home.pdf', size: design.length, media_type: 'application/pdf' };
  expect((await leader.rpc('add_file', { ...row, project })).error).toBeNull();
  const { data } = await leader.storage.from('files').createSignedUploadUrl(file);
  const headers = { 'content-type': 'application/pdf' };
  await fetch(data?.signedUrl ?? '', { method: 'PUT', headers, body: design });
  const confirmed = await leader.functions.invoke('files', { body: { action: 'confirm', file } });
  expect(confirmed.error).toBeNull();
  return file;
}

const linkOf = (mails: readonly ReceivedEmail[], subject: string) => {
  const text = mails.find((mail) => mail.subject.startsWith(subject))?.text ?? '';
  return /http:\S+\/link\/[\w-]{43}/.exec(text)?.[0] ?? '';
};

test('§10.63 a client who is not logged in approves a design and uploads a file through email links', async ({
  page,
  request,
  newPageAs,
}) => {
  // Emails about asks wait two minutes, so that staff can withdraw an ask. Files start in the sequence of their names, and
  // this name starts the wait early in a whole run.
  test.setTimeout(300_000);
  const account = await createConfirmedAccount();
  const leader = await createSignedInClient(seededAccounts.teamLeader);
  const [project, approval, files] = [randomUUID(), randomUUID(), randomUUID()];
  const call = async (name: string, args: object) =>
    expect((await leader.rpc(name, args)).error, name).toBeNull();
  const title = 'Delivery app, part 3';
  await call('create_project', { id: project, title, service_id: 'apps' });
  await call('add_project_client', { project, email: account.email });
  const file = await uploadDesign(leader, project);
  const ask = { project, text_en: 'The first page' };
  await call('add_ask', { ...ask, id: approval, kind: 'approval', file });
  await call('add_ask', { ...ask, id: files, kind: 'files', file_count: 1 });
  const mails = await waitForEmails(account.email, 3);
  const address = linkOf(mails, 'For your approval');
  const token = address.slice(-43);
  expect(address).toBe(`${testStack.siteUrl}/link/${token}`);

  // A mail scanner opens the link and runs its scripts.
  for (const method of ['HEAD', 'GET']) {
    const response = await request.fetch(address, { method });
    expect(response.status()).toBe(200);
    expect(response.headers()['referrer-policy']).toBe('no-referrer');
  }
  const scanner = await newPageAs();
  await scanner.goto(`${address}?follow=true`);
  await scanner.getByRole('button', { name: 'Approve', exact: true }).click();

  const leaks = watchLeaks(page, token);
  const heading = page.getByRole('heading', { level: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await expect(heading).toHaveText('Your approval, please');
  await expect(page.getByText(`For ${account.fullName} · ${title}`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Portal' })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoHorizontalScroll(page, 'a link at 360 px');
  await expectAccessibleInBothThemes(page, 'a link');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download home\.pdf/ }).click();
  const downloaded = await (await downloading).path();
  expect(await readFile(downloaded)).toEqual(design);
  await page.reload();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(heading).toHaveText('Thank you');
  await expect(page.getByText('approved this on')).toContainText(account.fullName);

  await page.goto(linkOf(mails, 'We need from you'));
  await expect(heading).toHaveText('Your files, please');
  // The ask needs one file, so the upload also sends it.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('The texts of the first page'),
    });
  await expect(heading).toHaveText('Thank you');
  expect(await page.evaluate(() => localStorage.getItem('torsa.session'))).toBeNull();

  const { data } = await leader.from('approvals').select().eq('ask_id', approval);
  expect(data).toEqual([
    expect.objectContaining({
      decision: 'approved',
      decided_name: account.fullName,
      way: 'link',
      content_name: 'home.pdf',
      sha256: createHash('sha256').update(design).digest('hex'),
    }),
  ]);
  expect(Date.now() - Date.parse(data?.[0]?.decided_at)).toBeLessThan(120_000);
  const uploaded = await leader.from('files').select().eq('ask_id', files);
  expect(uploaded.data).toMatchObject([
    { name: 'notes.txt', state: 'ready', uploader_name: account.fullName, from_staff: false },
  ]);

  // The link has ended for everyone, also in the browser of another person.
  const other = await newPageAs('client');
  await other.goto(address.replace('/link/', '/bn/link/'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('ধন্যবাদ');
  await expect(other.getByRole('link', { name: 'আমার ড্যাশবোর্ড খুলুন' })).toBeVisible();
  // Leaving the page sends its measurements.
  await page.goto('/about');
  expect(leaks).toEqual([]);
});
