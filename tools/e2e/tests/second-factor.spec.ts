import {
  expectAccessibleInBothThemes,
  expectNoHorizontalScroll,
} from '../support/accessibility.ts';
import { seededAccounts } from '../support/accounts.ts';
import { fillForm, getButtonInMainElement, getFieldInMainElement } from '../support/form.ts';
import { storeLoginSession } from '../support/log-in.ts';
import { expect, test } from '../support/test.ts';

const device = {
  id: '70000000-0000-4000-8000-000000000001',
  friendly_name: 'Phone',
  factor_type: 'totp',
  status: 'verified',
};
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

// The local auth server has no second factor, so the test provides its responses.
test('§10.21 the content security policy allows the QR code of two-factor setup, and a login requires the code', async ({
  page,
  expectedConsole,
}) => {
  // The wrong code.
  expectedConsole.push(/status of 422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/auth/v1/factors', (route) => {
    const uri = `otpauth://totp/Torsa:${seededAccounts.teamMember.email}?issuer=Torsa&secret=${secret}`;
    const totp = { qr_code: '<svg/>', secret, uri };
    return route.fulfill({ json: { ...device, type: 'totp', totp } });
  });
  await page.route('**/factors/*/challenge', (route) =>
    route.fulfill({ json: { id: 'challenge', type: 'totp' } }),
  );
  await page.route('**/factors/*/verify', (route) =>
    route.fulfill({ status: 422, json: { error_code: 'mfa_verification_failed', msg: 'Wrong' } }),
  );

  await storeLoginSession(page, seededAccounts.teamMember);
  await page.goto('/account#secondFactor');
  await getButtonInMainElement(page, 'Add a device').click();
  await getButtonInMainElement(page, 'Continue').click();
  const picture = page.getByRole('img', { name: 'QR code for Phone' });
  await expect(picture).toBeInViewport();
  expect((await picture.boundingBox())?.width).toBeGreaterThan(180);
  await expectNoHorizontalScroll(page, 'the key of a new device');
  await expectAccessibleInBothThemes(page, 'the key of a new device');

  await page.route('**/auth/v1/token?grant_type=password', async (route) => {
    const session = await (await route.fetch()).json();
    const user = { ...session.user, factors: [device] };
    return route.fulfill({ json: { ...session, user } });
  });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/team-login');
  await fillForm(page, {
    'Team Email': seededAccounts.teamMember.email,
    Password: seededAccounts.teamMember.password,
  });
  await getButtonInMainElement(page, 'Log In').click();
  await expect(getFieldInMainElement(page, 'Code')).toBeFocused();
  await getFieldInMainElement(page, 'Code').fill('000 000');
  await getButtonInMainElement(page, 'Continue').click();
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible();
  await expectNoHorizontalScroll(page, 'the code of a log-in');
  await expectAccessibleInBothThemes(page, 'the code of a log-in');
  await expect(page).toHaveURL('/auth/team-login');
});
