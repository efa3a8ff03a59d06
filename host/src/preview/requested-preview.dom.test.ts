import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blockedStorage } from '../testing/memory-storage.ts';
import { getUrlThatEndsPreview, readRequestedPreview } from './requested-preview.ts';

const wanted = 'marketing@1a2b3c4d5e6f';
const visit = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  sessionStorage.clear();
  visit('/');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a tab that was opened without ?preview has no preview', () => {
  expect(readRequestedPreview()).toBeUndefined();
  visit('/about?from=mail');
  expect(readRequestedPreview()).toBeUndefined();
});

test('a tab still has the preview of its first URL after a navigation', () => {
  visit(`/about?preview=${wanted}`);
  expect(readRequestedPreview()).toBe(wanted);
  visit('/careers');
  expect(readRequestedPreview()).toBe(wanted);
  visit('/careers?preview=');
  expect(readRequestedPreview()).toBe(wanted);
});

test('a URL with another ?preview value replaces the preview of the tab', () => {
  visit(`/?preview=${wanted}`);
  readRequestedPreview();
  visit('/?preview=auth@ffffffffffff');
  expect(readRequestedPreview()).toBe('auth@ffffffffffff');
  visit('/');
  expect(readRequestedPreview()).toBe('auth@ffffffffffff');
});

test('?preview=off in the URL ends the preview of the tab', () => {
  visit(`/?preview=${wanted}`);
  readRequestedPreview();
  visit('/?preview=off');
  expect(readRequestedPreview()).toBeUndefined();
  visit('/');
  expect(readRequestedPreview()).toBeUndefined();
});

describe('a tab with blocked storage', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', {
      getItem: blockedStorage,
      setItem: blockedStorage,
      removeItem: blockedStorage,
    });
  });

  test.each([
    [`/?preview=${wanted}`, wanted],
    ['/?preview=off', undefined],
    ['/?preview=', undefined],
    ['/', undefined],
  ])('at the URL %s has the preview %s', (address, preview) => {
    visit(address);
    expect(readRequestedPreview()).toBe(preview);
  });
});

test.each([
  ['/', '/?preview=off'],
  ['/about?preview=marketing%401a2b3c4d5e6f', '/about?preview=off'],
  ['/auth/login?next=%2Fabout#top', '/auth/login?next=%2Fabout&preview=off#top'],
])('the link that ends the preview at %s leads to %s', (address, out) => {
  visit(address);
  expect(getUrlThatEndsPreview(location)).toBe(out);
});

test('the link that ends a preview never leads to another site', () => {
  const shown = { pathname: '//other.example/', search: '', hash: '' };
  expect(getUrlThatEndsPreview(shown)).toBe('/other.example/?preview=off');
});
