import type { Page } from '@playwright/test';
import { createFounderClient } from '../support/signed-in-client.ts';
import { expect, test } from '../support/test.ts';

/** Reads contact messages from a script in the page, with all that the browser stores. */
async function fetchMessagesInPage(page: Page, key: string): Promise<unknown> {
  return page.evaluate(async (bearer) => {
    const config = await (await fetch('/site-config.json')).json();
    const response = await fetch(`${config.backendUrl}/rest/v1/contact_messages?select=message`, {
      headers: {
        apikey: config.publishableKey,
        ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
      },
    });
    return response.json();
  }, key);
}

test('a founder flag that a visitor sets in browser storage opens the founder dashboard but loads no data', async ({
  page,
}) => {
  const founder = await createFounderClient();
  const message = { name: 'Ada', email: 'ada@example.org', message: 'For the founder' };
  await founder.from('contact_messages').insert(message);

  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('founderAuthenticated', 'true'));
  await page.goto('/founder-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Founder Dashboard');
  expect(await fetchMessagesInPage(page, '')).toEqual([]);

  // With the founder's session the same call returns data: the flag does not grant access.
  const { data } = await founder.auth.getSession();
  expect(await fetchMessagesInPage(page, data.session?.access_token ?? '')).toContainEqual({
    message: message.message,
  });
});
