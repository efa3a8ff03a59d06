import { type Language, languageTable } from '@torsa/shared/i18n/languages';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A moment as the backend gives it. The embedded one writes it as PostgreSQL does, `2026-11-22 15:40:36.06+00`, which
 * not every browser reads.
 */
export function momentOf(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}

/** A moment in full, in the browser's time zone. @param text as the backend gives it */
export function momentIn(language: Language, text: string): string {
  const form = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(languageTable[language].locale, form).format(momentOf(text));
}

/** The time of day of a moment, in the browser's time zone. */
export function timeIn(language: Language, text: string): string {
  return new Intl.DateTimeFormat(languageTable[language].locale, { timeStyle: 'short' }).format(
    momentOf(text),
  );
}

/** The day of a moment in words, in the browser's time zone. */
export function dayIn(language: Language, text: string): string {
  const form = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(languageTable[language].locale, form).format(momentOf(text));
}

/** How long ago a moment was: `5 min ago`, and after a week its date. @param now milliseconds */
export function agoIn(language: Language, text: string, now: number = Date.now()): string {
  // A clock that is a little behind the backend's would see the future.
  const past = Math.max(0, now - momentOf(text).getTime());
  if (past >= 7 * day) {
    const form = { dateStyle: 'medium' } as const;
    return new Intl.DateTimeFormat(languageTable[language].locale, form).format(momentOf(text));
  }
  const [unit, size] =
    past < hour
      ? (['minute', minute] as const)
      : past < day
        ? (['hour', hour] as const)
        : (['day', day] as const);
  const form = { numeric: 'auto', style: 'short' } as const;
  return new Intl.RelativeTimeFormat(languageTable[language].locale, form).format(
    -Math.floor(past / size),
    unit,
  );
}
