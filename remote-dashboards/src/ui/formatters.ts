import { type Language, languageTable } from '@torsa/shared/i18n/languages';

const dateForms = {
  date: { dateStyle: 'medium' },
  full: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

// A formatter takes longer to make than to use a hundred times, and a thread has hundreds of times in it.
const dates = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<Language, Intl.RelativeTimeFormat>();

/** A formatter of moments in the browser's time zone. */
export function dateFormatter(
  language: Language,
  form: keyof typeof dateForms,
): Intl.DateTimeFormat {
  const key = `${language} ${form}`;
  const known = dates.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languageTable[language].locale, dateForms[form]);
  dates.set(key, made);
  return made;
}

export function relativeFormatter(language: Language): Intl.RelativeTimeFormat {
  const known = relatives.get(language);
  if (known) return known;
  const form = { numeric: 'auto', style: 'short' } as const;
  const made = new Intl.RelativeTimeFormat(languageTable[language].locale, form);
  relatives.set(language, made);
  return made;
}

/** To be called when the time zone changed. */
export function forgetFormatters(): void {
  dates.clear();
}
