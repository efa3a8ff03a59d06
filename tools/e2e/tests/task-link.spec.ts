import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
} from '../support/accessibility.ts';
import { seededAccounts } from '../support/accounts.ts';
import { waitForMails } from '../support/mailbox.ts';
import { createConfirmedAccount } from '../support/new-account.ts';
import { expect, test } from '../support/signed-in.ts';
import { createSignedInClient } from '../support/signed-in-client.ts';
import { testStack } from '../support/stack.ts';

const content = 'Open every day from nine to six.';

/** Records the requests that name a text in a place where servers log it: the Referer header and other addresses. */
function watchLeaks(page: Page, token: string): readonly string[] {
  const leaks: string[] = [];
  page.on('request', (request) => {
    // Chromium ignores the policy for fonts of inline styles, which are files of this site.
    const { referer = '' } = request.resourceType() === 'font' ? {} : request.headers();
    const isPage = request.isNavigationRequest();
    const isCall = /\/rpc\/(open_task_link|link_decide)$/.test(request.url());
    const body = isCall ? '' : (request.postData() ?? '');
    const named = [referer, isPage ? '' : request.url(), body].join(' ');
    if (named.includes(token)) leaks.push(`${request.method()} ${request.url()}: ${named}`);
  });
  return leaks;
}

test.use({ reportsVitals: true });

test('§10.63 a client approves a text from an email without logging in, and the record names them', async ({
  page,
  request,
  newPageAs,
}) => {
  // Emails about asks wait two minutes, so that staff can withdraw an ask.
  test.setTimeout(300_000);
  const account = await createConfirmedAccount();
  const leader = await createSignedInClient(seededAccounts.teamLeader);
  const [project, ask] = [randomUUID(), randomUUID()];
  for (const [name, args] of [
    ['create_project', { id: project, title: 'Delivery app, part 3', service_id: 'apps' }],
    ['add_project_client', { project, email: account.email }],
    [
      'add_ask',
      { id: ask, project, kind: 'approval', text_en: 'Please check this text.', content },
    ],
  ] as const) {
    expect((await leader.rpc(name, args)).error, name).toBeNull();
  }
  const mails = await waitForMails(account.email, 2);
  const mail = mails.find(({ subject }) => subject.startsWith('For your approval'));
  const [address = '', token = ''] = /http:\S+\/link\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
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
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your approval, please');
  await expect(page.getByText(`For ${account.fullName} · Delivery app, part 3`)).toBeVisible();
  await expect(page.getByText(content)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Portal' })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoHorizontalScroll(page, 'a link at 360 px');
  await expectAccessibleInBothThemes(page, 'a link');
  await page.reload();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.getByText('approved this on')).toContainText(account.fullName);
  expect(await page.evaluate(() => localStorage.getItem('torsa.session'))).toBeNull();

  const { data } = await leader.from('approvals').select().eq('ask_id', ask);
  expect(data).toEqual([
    expect.objectContaining({
      decision: 'approved',
      decided_name: account.fullName,
      way: 'link',
      sha256: createHash('sha256').update(content).digest('hex'),
    }),
  ]);
  expect(Date.now() - Date.parse(data?.[0]?.decided_at)).toBeLessThan(120_000);

  // The link has ended for everyone, also in the browser of another person.
  const other = await newPageAs('client');
  await other.goto(address.replace('/link/', '/bn/link/'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('ধন্যবাদ');
  await expect(other.getByRole('link', { name: 'আমার ড্যাশবোর্ড খুলুন' })).toBeVisible();
  // Leaving the page sends its measurements.
  await page.goto('/about');
  expect(leaks).toEqual([]);
});
