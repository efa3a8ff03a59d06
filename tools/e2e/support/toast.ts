import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Expects a toast with exactly this title and, if given, this message. */
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
