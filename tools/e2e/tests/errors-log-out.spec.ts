import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import {
  backendUrlPatterns,
  delayRequests,
  failBackendRequests,
} from '../support/backend-calls.ts';
import { expectButtonEnabled, getButtonInMainElement } from '../support/form.ts';
import { expect, test } from '../support/signed-in.ts';
import { expectToast } from '../support/toast.ts';

test.describe('the founder', () => {
  test.use({ person: 'founder' });

  if (isExhaustive) {
    test('§8.7 Logout failure: the founder flag remains after a failed logout', async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 422/);
      await failBackendRequests(page, backendUrlPatterns.signOut, 422, 'Not now');
      await page.goto('/founder-dashboard');
      await page.getByRole('button', { name: 'Logout' }).click();
      await expectToast(page, 'Logout Failed', 'Not now');
      await expect(page).toHaveURL('/founder-dashboard');
      expect(await page.evaluate(() => localStorage.getItem('founderAuthenticated'))).toBe('true');
    });
  }
});

test.describe('a client', () => {
  test.use({ person: 'client' });

  if (isExhaustive) {
    test('§8.7 Logout failure: the client stays logged in, and a second logout attempt works', async ({
      page,
      expectedConsole,
    }) => {
      expectedConsole.push(/status of 422/);
      await page.goto('/dashboard/user');
      for (const [message, shown] of [
        ['Not now', 'Not now'],
        ['', 'Could not log out. Please try again.'],
      ] as const) {
        await failBackendRequests(page, backendUrlPatterns.signOut, 422, message);
        await getButtonInMainElement(page, 'Log Out').click();
        await expectToast(page, 'Logout Failed', shown);
        await expect(page).toHaveURL('/dashboard/user');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
        await expectButtonEnabled(getButtonInMainElement(page, 'Log Out'));
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
        await page.unrouteAll();
      }
      await page.route(backendUrlPatterns.signOut, (route) => route.fulfill({ status: 204 }));
      await page.getByRole('button', { name: 'Logout' }).click();
      await expectToast(page, 'Logged Out');
      await expect(page).toHaveURL('/');
    });
  }

  if (isExhaustive) {
    test('§4.8 Logout: a second click on Logout during a slow request is ignored', async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/logout')) sent.push(request.url());
      });
      const release = await delayRequests(page, backendUrlPatterns.signOut, (route) =>
        route.fulfill({ status: 204 }),
      );
      await page.goto('/dashboard/user');
      await getButtonInMainElement(page, 'Log Out').click();
      const busy = getButtonInMainElement(page, 'Logging out…');
      await expect(busy).toBeVisible();
      await busy.press('Enter');
      release();
      await expectToast(page, 'Logged Out');
      await expect(page).toHaveURL('/');
      expect(sent).toHaveLength(1);
    });
  }
});
