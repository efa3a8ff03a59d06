import { screen } from '@testing-library/react';
import { selectRoutesInLanguage } from '@torsa/shared/contract/page-languages';
import type { ValuesByLanguage } from '@torsa/shared/i18n/languages';
import { accessRules } from '@torsa/shared/testing/access-rules';
import { completeLanguages } from '@torsa/shared/testing/complete-languages';
import { openPage } from '@torsa/shared/testing/render-page';
import { describe, expect, test } from 'vitest';
import { routes } from './routes.ts';

const headings: Record<(typeof routes)[number]['path'], ValuesByLanguage<string>> = {
  '/auth/login': { en: 'Log In', bn: 'লগ-ইন' },
  '/auth/signup': { en: 'Sign Up', bn: 'সাইন-আপ' },
  '/auth/check-email': { en: 'Check Your Email', bn: 'আপনার ইমেল দেখুন' },
  '/auth/forgot-password': { en: 'Forgot Your Password?', bn: 'পাসওয়ার্ড ভুলে গেছেন?' },
  '/auth/new-password': { en: 'Choose Your Password', bn: 'পাসওয়ার্ড বেছে নিন' },
  '/auth/unsubscribe': { en: 'Unsubscribe', bn: 'ইমেল বন্ধ করুন' },
  '/auth/management-login': { en: 'Management Login', bn: 'ম্যানেজমেন্ট লগ-ইন' },
  '/auth/team-login': { en: 'Team Login', bn: 'টিম লগ-ইন' },
  '/auth/employee-login': { en: 'Employee Login', bn: 'কর্মী লগ-ইন' },
  '/auth/founder-login': { en: 'Founder Login', bn: 'প্রতিষ্ঠাতা লগ-ইন' },
};

describe.each(completeLanguages)('in %s', (language) => {
  test.each(selectRoutesInLanguage(language, { routes }).routes)(
    'the page $path has its heading, title and description',
    async ({ path, load }) => {
      const { default: Page } = await load();
      await openPage(routes, path, { language });
      const heading = headings[path as keyof typeof headings][language];
      const shown = screen.getAllByRole('heading', { level: 1 });
      expect(shown.map(({ textContent }) => textContent)).toEqual([heading]);
      expect(Page.head).toMatchObject({
        title: heading,
        description: expect.stringMatching(/[.।]$/),
      });
      expect(Page.language).toBe(language);
    },
  );
});

test.each(routes)('the page $path contains only Bengali texts', async ({ path }) => {
  await openPage(routes, path, { language: 'bn' });
  expect(screen.getByRole('main').textContent?.match(/[A-Za-z]+/g) ?? []).toEqual([]);
});

test('§6.6 the login and sign-up pages have the access rules of the specification', () => {
  const rules = routes.map((route) => [route.path, 'access' in route ? route.access : 'everybody']);
  expect(Object.fromEntries(rules)).toEqual({
    '/auth/login': accessRules.guest,
    '/auth/signup': accessRules.guest,
    '/auth/check-email': 'everybody',
    '/auth/forgot-password': 'everybody',
    '/auth/new-password': 'everybody',
    '/auth/unsubscribe': 'everybody',
    '/auth/management-login': 'everybody',
    '/auth/team-login': accessRules.teamGuest,
    '/auth/employee-login': 'everybody',
    '/auth/founder-login': 'everybody',
  });
});
