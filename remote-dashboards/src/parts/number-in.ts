import { type Language, locales } from '@torsa/shared/i18n/languages';

/** A number in the digits of a language. */
export function numberIn(language: Language, value: number): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}
