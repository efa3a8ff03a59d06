import { expect, test } from 'vitest';
import { createSessionStorage } from './session-storage.ts';
import { createBrowser } from './testing/browser.ts';

function open() {
  const browser = createBrowser();
  const { keeper } = browser.openTab('one');
  const storage = createSessionStorage(keeper, 'key', 'torsa.session');
  keeper.store(browser.provider.logIn('asha'));
  return { browser, keeper, storage };
}

test('a user update by supabase-js does not overwrite the tokens that another tab has refreshed', async () => {
  const { browser, keeper, storage } = open();
  // supabase-js reads the session, calls the server, and stores the old session with the new user.
  const before = JSON.parse(String(storage.getItem('key')));
  browser.pass(3_600_000);
  await browser.openTab('other').keeper.token();
  const refreshed = keeper.read();
  const user = { ...before.user, email: 'asha@client.test' };
  storage.setItem('key', JSON.stringify({ ...before, user }));
  expect(keeper.read()).toMatchObject({
    access_token: refreshed?.access_token,
    refresh_token: refreshed?.refresh_token,
    user: { email: 'asha@client.test' },
  });
});

test('the session storage hides expired tokens from supabase-js', () => {
  const { browser, storage } = open();
  browser.pass(30 * 24 * 3_600_000);
  const { expires_at } = JSON.parse(String(storage.getItem('key')));
  expect(expires_at * 1000 - Date.now()).toBeGreaterThan(600_000);
});
