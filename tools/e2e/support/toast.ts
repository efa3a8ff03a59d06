import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The toast that is shown says exactly this: its title and, where there is one, its message. */
export async function expectToast(
  page: Page,
  title: string,
  message?: string | RegExp,
): Promise<void> {
  const texts = message === undefined ? [title] : [title, message];
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph'),
  ).toHaveText(texts);
}
