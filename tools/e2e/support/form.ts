import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The values of a form's fields, by field label. */
export type FieldValues = Readonly<Record<string, string>>;

export function getFieldInMainElement(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

export function getButtonInMainElement(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** Waits until React has hydrated the page and then fills the form. */
export async function fillForm(page: Page, values: FieldValues): Promise<void> {
  await expectFormHydrated(page);
  for (const [label, value] of Object.entries(values))
    await getFieldInMainElement(page, label).fill(value);
}

/** Waits until React has hydrated a form's page, because the HTML document shows the form earlier. */
export async function expectFormHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-page-hydrated');
  await expect(page.getByRole('main').locator('button[type="submit"]')).not.toHaveCount(0);
}

export async function expectFieldValues(page: Page, values: FieldValues): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(getFieldInMainElement(page, label), label).toHaveValue(value);
}

/** Expects the form's submit button to be enabled and not busy. */
export async function expectButtonEnabled(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
}
