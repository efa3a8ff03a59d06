import { expect, test } from 'vitest';
import { icu } from '../../i18n/icu.ts';
import { createI18n } from './create-i18n.ts';

const en = createI18n('en');
const bn = createI18n('bn');

test('the i18n function format replaces the placeholders of a message with the values', () => {
  expect(en.format(icu('Apply for {title} in {city}'), { title: 'Design', city: 'Kolkata' })).toBe(
    'Apply for Design in Kolkata',
  );
  expect(bn.format(icu('{title} পদের জন্য'), { title: 'ডিজাইনার' })).toBe('ডিজাইনার পদের জন্য');
});

test('the i18n function format inserts a value with markup or braces as plain text', () => {
  expect(en.format(icu('Welcome, {name}!'), { name: '{name} $& <b>' })).toBe(
    'Welcome, {name} $& <b>!',
  );
});

test('the i18n function format writes numbers with the language’s digits and separators', () => {
  const atMost = icu('At most {limit, number}');
  expect(en.format(atMost, { limit: 123_456 })).toBe('At most 1,23,456');
  expect(bn.format(atMost, { limit: 123_456 })).toBe('At most ১,২৩,৪৫৬');
});

test('the i18n function format selects the plural form by the language’s rules', () => {
  const messages = icu('{count, plural, one {# message} other {# messages}}');
  expect(en.format(messages, { count: 1 })).toBe('1 message');
  expect(en.format(messages, { count: 2 })).toBe('2 messages');
  expect(bn.format(messages, { count: 0 })).toBe('০ message');
});

test('the i18n function formatDate gives the same day in every time zone', () => {
  expect(en.date('2026-11-02')).toBe('2 November 2026');
  expect(bn.date('2026-11-02')).toBe('২ নভেম্বর, ২০২৬');
});
