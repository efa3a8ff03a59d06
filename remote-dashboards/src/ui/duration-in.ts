import { type Language, languageTable } from '@torsa/shared/i18n/languages';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A length of time in the largest unit that it fills, `4 hr`; below a minute as one. */
export function durationIn(language: Language, seconds: number): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['minute', 60];
  const form = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 0 } as const;
  const value = Math.max(1, Math.round(seconds / size));
  return new Intl.NumberFormat(languageTable[language].locale, form).format(value);
}
