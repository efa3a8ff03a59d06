import { expect, expectTypeOf, test } from 'vitest';
import { createI18n } from '../runtime/i18n/create-i18n.ts';
import { icu } from './icu.ts';
import type { IcuMessage, PlaceholderNames, Translation } from './message.ts';

const en = {
  title: 'Careers',
  steps: ['We listen', 'We build'],
  apply: icu('Apply for {title}'),
} as const;
type Messages = Translation<typeof en>;

const bn = {
  title: 'চাকরি',
  steps: ['আমরা শুনি', 'আমরা গড়ি'],
  apply: icu('{title} পদের জন্য'),
} satisfies Messages;

test('the Translation type requires the same keys, list lengths and placeholders as the English texts', () => {
  expectTypeOf(bn).toExtend<Messages>();
});

test('a missing translation is a type error', () => {
  const { title: _, ...untitled } = bn;
  expectTypeOf(untitled).not.toExtend<Messages>();
  const shorter = { ...bn, steps: ['আমরা শুনি'] as const };
  expectTypeOf(shorter).not.toExtend<Messages>();
});

test('a translation with other placeholders is a type error', () => {
  expectTypeOf(icu('পদের জন্য')).not.toExtend<Messages['apply']>();
  expectTypeOf(icu('{name} পদের জন্য')).not.toExtend<Messages['apply']>();
  expectTypeOf(icu('{title}, {city}')).not.toExtend<Messages['apply']>();
  expectTypeOf<string>().not.toExtend<Messages['apply']>();
});

test('formatting an ICU message accepts only values for the message’s placeholders', () => {
  const { format } = createI18n('en');
  expectTypeOf(format<'title'>)
    .parameter(1)
    .toEqualTypeOf<Readonly<Record<'title', string | number>>>();
  expect(format(en.apply, { title: 'Design' })).toBe('Apply for Design');
});

test('placeholder names are inferred from the type of a message’s text', () => {
  expectTypeOf<PlaceholderNames<'no place'>>().toBeNever();
  expectTypeOf<PlaceholderNames<'{name}, at most {limit, number}'>>().toEqualTypeOf<
    'name' | 'limit'
  >();
  type Plural =
    PlaceholderNames<'{who}: {count, plural, one {# message} other {# messages, all new}}'>;
  expectTypeOf<Plural>().toEqualTypeOf<'who' | 'count'>();
  expectTypeOf(icu('{a} {b}')).toEqualTypeOf<IcuMessage<'a' | 'b'>>();
});
