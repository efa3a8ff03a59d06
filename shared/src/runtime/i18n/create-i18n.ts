import formatMessage, { type CompiledMessage } from 'icu-minify/format';
import { type Language, languageTable } from '../../i18n/languages.ts';
import type { IcuMessage } from '../../i18n/message.ts';

/** What can be put into a message. */
export type Value = string | number;

/** One language. It keeps nothing that changes, so documents in two languages can be rendered at once. */
export interface I18n {
  readonly language: Language;
  /** The text of a message with its values. Numbers in `{…, number}` have the digits of the language. */
  readonly format: <Name extends string>(
    message: IcuMessage<Name>,
    values: Readonly<Record<Name, Value>>,
  ) => string;
  /** A day in words: `2 November 2026`. @param day as in `2026-11-02`, the same day everywhere. */
  readonly date: (day: string) => string;
}

const dayInWords = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

export function createI18n(language: Language): I18n {
  const locale = languageTable[language].locale;
  return {
    language,
    format: (message, values) => {
      const compiled = message as unknown as CompiledMessage;
      return String(formatMessage(compiled, locale, values, { formatters }));
    },
    date: (day) => new Intl.DateTimeFormat(locale, dayInWords).format(new Date(day)),
  };
}

const formatters = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...options),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...options),
};
