import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Values by the label of their field. */
export type FieldValues = Readonly<Record<string, string>>;

export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

export function mainButton(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** Fills in a form once its page is hydrated. */
export async function fillForm(page: Page, values: FieldValues): Promise<void> {
  await expectFormHydrated(page);
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Waits for a form whose page is hydrated: the prerendered document shows the same form before that. */
export async function expectFormHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-page-hydrated');
  await expect(page.getByRole('main').locator('button[type="submit"]')).not.toHaveCount(0);
}

export async function expectValues(page: Page, values: FieldValues): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(field(page, label), label).toHaveValue(value);
}

/** The button can be pressed: it neither says nor shows that something is under way. */
export async function expectReady(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
}
