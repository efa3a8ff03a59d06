import { type Language, languageTable } from '@torsa/shared/i18n/languages';

/** A number in the digits of a language. */
export function numberIn(language: Language, value: number): string {
  return new Intl.NumberFormat(languageTable[language].locale).format(value);
}
