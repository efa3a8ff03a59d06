import { icu } from '@torsa/shared/i18n/icu';
import { getMaxFieldLength, listFieldNames, validateForm } from '@torsa/shared/ui/form/fields';
import { afterEach, expect, test, vi } from 'vitest';
import { type ContactMessage, contactFields, findSourcePage } from './contact-message.ts';

afterEach(() => vi.unstubAllGlobals());

const problems = {
  nameMissing: 'nameMissing',
  emailMissing: 'emailMissing',
  emailMalformed: 'emailMalformed',
  messageMissing: 'messageMissing',
  tooLong: icu('{limit, number}'),
};
const fields = contactFields(problems, { format: () => 'tooLong' });
const names = listFieldNames(fields);
const complete = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as ContactMessage),
  name: 'Rupa Sen',
  email: 'rupa@example.org',
  message: 'We need a site for our homestay.',
};

const problemsOf = (changes: Partial<typeof complete>) => {
  const checked = validateForm(fields, { ...complete, ...changes });
  return checked.ok ? {} : checked.problems;
};

test('the contact form is valid with only a name, an email address and a message', () => {
  expect(validateForm(fields, complete)).toEqual({ ok: true, values: complete });
});

test.each(['name', 'email', 'message'] as const)('the contact field %s is required', (name) => {
  expect(problemsOf({ [name]: '' })).toEqual({ [name]: `${name}Missing` });
  expect(problemsOf({ [name]: ' \n ' })).toEqual({ [name]: `${name}Missing` });
});

test.each(names)('the contact field %s has the database’s length limit', (name) => {
  const limit = getMaxFieldLength(fields[name]) ?? 0;
  const fill = (length: number) =>
    name === 'email' ? `${'a'.repeat(length - 12)}@example.org` : 'a'.repeat(length);
  expect(limit).toBeGreaterThan(9);
  expect(problemsOf({ [name]: fill(limit) })).toEqual({});
  expect(problemsOf({ [name]: fill(limit + 1) })[name]).toBe('tooLong');
});

const origin = 'https://torsa.example';

/** Simulates the tab's history: the tab has shown these pages, and the user has gone back `ahead` pages. */
function visit(pages: readonly string[], ahead = 0) {
  const index = pages.length - 1 - ahead;
  const entries = pages.map((page) => ({ url: origin + page }));
  vi.stubGlobal('location', { href: entries[index]?.url });
  vi.stubGlobal('navigation', { currentEntry: { index }, entries: () => entries });
}

test.each([
  [['/', '/services/apps', '/contact?subject=Apps'], '/services/apps'],
  [['/?utm=x#top', '/contact'], '/'],
  [['/about', '/contact?subject=Apps', '/contact?subject=Templates'], '/about'],
  [['/bn/about', '/bn/contact'], '/about'],
  [['/about', '/bn/contact', '/contact'], '/about'],
  [
    ['/dashboard/messages/6a1f0000-0000-4000-8000-000000000001', '/contact'],
    '/dashboard/messages/:id',
  ],
])('§10.48 after the browser history %j, findSourcePage returns %s', (pages, source) => {
  visit(pages);
  expect(findSourcePage()).toBe(source);
});

test('findSourcePage ignores history entries after the current page', () => {
  visit(['/about', '/contact', '/careers'], 1);
  expect(findSourcePage()).toBe('/about');
});

test.each([[['/contact']], [['/Some%20Thing', '/contact']], [[`/${'a'.repeat(200)}`, '/contact']]])(
  'findSourcePage returns undefined after the browser history %j',
  (pages) => {
    visit(pages);
    expect(findSourcePage()).toBeUndefined();
  },
);

test.each([undefined, {}])(
  '§10.48 findSourcePage returns undefined if the browser’s navigation API is %s',
  (navigation) => {
    vi.stubGlobal('location', { href: `${origin}/contact` });
    vi.stubGlobal('navigation', navigation);
    expect(findSourcePage()).toBeUndefined();
  },
);
