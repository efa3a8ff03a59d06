import { type Language, languageTable } from '@torsa/shared/i18n/languages';

/** The size of a file in words, such as `300 kB`. */
export function sizeIn(language: Language, bytes: number): string {
  const [value, unit] =
    bytes < 1_000
      ? [bytes, 'byte']
      : bytes < 1_000_000
        ? [Math.round(bytes / 1_000), 'kilobyte']
        : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(languageTable[language].locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}
