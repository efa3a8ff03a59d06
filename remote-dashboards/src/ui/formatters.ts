import { type Language, languageDefinitions } from '@torsa/shared/i18n/languages';

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;
const dateForms = {
  date,
  full: { ...date, ...time },
  time,
  day: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

// Cache the date formatters, because their creation is slow and a conversation shows hundreds of times.
const dates = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<Language, Intl.RelativeTimeFormat>();

/** Returns a cached date formatter for the browser's time zone. */
export function getDateFormatter(
  language: Language,
  form: keyof typeof dateForms,
): Intl.DateTimeFormat {
  const key = `${language} ${form}`;
  const known = dates.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languageDefinitions[language].locale, {
    ...dateForms[form],
    // Add a day period, because Bengali times otherwise end with the English “AM” or “PM”.
    ...(language === 'bn' && 'hour' in dateForms[form] && { dayPeriod: 'short' }),
  });
  dates.set(key, made);
  return made;
}

export function getRelativeTimeFormatter(language: Language): Intl.RelativeTimeFormat {
  const known = relatives.get(language);
  if (known) return known;
  const form = { numeric: 'auto', style: 'short' } as const;
  const made = new Intl.RelativeTimeFormat(languageDefinitions[language].locale, form);
  relatives.set(language, made);
  return made;
}

/** Clears the cached formatters after a change of the time zone. */
export function clearFormatterCache(): void {
  dates.clear();
}

/** Formats a number with the digits of the given language. */
export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(languageDefinitions[language].locale).format(value);
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a duration in its largest full unit, such as `4 hr`, from one minute. */
export function formatDuration(
  language: Language,
  seconds: number,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['minute', 60];
  const form = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 0 } as const;
  const value = Math.max(1, Math.round(seconds / size));
  return new Intl.NumberFormat(languageDefinitions[language].locale, form).format(value);
}

/** Formats a whole number with a short time unit, such as `4h`. */
export function formatWithShortTimeUnit(
  language: Language,
  value: number,
  unit: 'minute' | 'hour' | 'day',
): string {
  const form = { style: 'unit', unit, unitDisplay: 'narrow' } as const;
  return new Intl.NumberFormat(languageDefinitions[language].locale, form).format(value);
}

/** Formats a file size, such as `300 kB`. */
export function formatFileSize(language: Language, bytes: number): string {
  const [value, unit] =
    bytes < 1_000
      ? [bytes, 'byte']
      : bytes < 1_000_000
        ? [Math.round(bytes / 1_000), 'kilobyte']
        : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(languageDefinitions[language].locale, {
    style: 'unit',
    unit,
    // Use the long unit for bytes, because the short English unit has no plural.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(value);
}
