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

/** Fills in a form that has come to life: what is pressed before that is lost. */
export async function fillIn(page: Page, values: FieldValues): Promise<void> {
  await expectFormAlive(page);
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

export async function expectFormAlive(page: Page): Promise<void> {
  // Until React has it, the button that sends the form is one that does nothing.
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
