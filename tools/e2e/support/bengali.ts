import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Heading of each Bengali page of the marketing remote (micro-frontend), by URL path. */
export const bengaliPageHeadings = {
  '/bn': 'নদীর ধারে গড়া ভালো সফটওয়্যার',
  '/bn/about': /আমাদের রাস্তার শেষে যে নদী/,
  '/bn/contact': /আপনার কথা আমাদের বলুন/,
  '/bn/services': /ছয় রকম কাজ/,
  '/bn/services/ai-tool': 'এআই টুল',
  '/bn/our-team': /যাঁদের সঙ্গে আপনার কথা হবে/,
  '/bn/careers': /বাসের জানলা/,
} as const satisfies Record<string, string | RegExp>;

export const linkToBengaliPage = (page: Page): Locator =>
  page.getByRole('link', { name: 'বাংলা Read this page in Bengali' });
export const linkToEnglishPage = (page: Page): Locator =>
  page.getByRole('link', { name: 'English এই পাতাটি ইংরেজিতে পড়ুন' });
export const bengaliNavbar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'প্রধান মেনু' });

/** Opens a Bengali page without a login and waits until React has hydrated the page shell. */
export async function openBengaliPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const logIn = page.locator('nav a[href="/bn/auth/login"]');
  await expect(logIn).toHaveCSS('visibility', 'visible');
}
