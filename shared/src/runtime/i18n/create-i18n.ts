import formatMessage, { type CompiledMessage } from 'icu-minify/format';
import { type Language, languageDefinitions } from '../../i18n/languages.ts';
import type { IcuMessage } from '../../i18n/message.ts';

/** A value that replaces a placeholder in an interface text. */
export type PlaceholderValue = string | number;

/**
 * The formatting functions of one language. They have no state, so documents in two languages can render in parallel.
 */
export interface I18n {
  readonly language: Language;
  /** Replaces the placeholders of a text with values. Numbers in `{…, number}` have the digits of the language. */
  readonly format: <Name extends string>(
    message: IcuMessage<Name>,
    values: Readonly<Record<Name, PlaceholderValue>>,
  ) => string;
  /**
   * Formats a day as `2 November 2026`.
   * @param day such as `2026-11-02`, without a time zone
   */
  readonly date: (day: string) => string;
}

const dayInWords = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

export function createI18n(language: Language): I18n {
  const locale = languageDefinitions[language].locale;
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
