import { type Language, languageDefinitions, localize } from '../../i18n/languages.ts';

/** The error texts for a reached rate limit, in all languages, because pages of every language load this file. */
const copy = {
  en: {
    messages: 'Too many messages for now. What you wrote is kept.',
    tries: 'Too many tries for now.',
    again: (wait: string, time: string) => `Try again ${wait} (at ${time}).`,
    later: 'Try again in a few minutes.',
  },
  bn: {
    messages: 'এখন বড় বেশি বার্তা হয়ে গেছে। আপনি যা লিখেছেন তা রাখা আছে।',
    tries: 'বড় বেশি বার চেষ্টা হয়েছে।',
    again: (wait: string, time: string) => `${wait} (${time}-এ) আবার চেষ্টা করুন।`,
    later: 'কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
};

/**
 * Returns the error text for a reached rate limit, with the limited action and the time of the next try.
 * @param retryAfter in seconds, undefined if the backend sent no time
 */
export function describeRateLimitWait(
  what: 'messages' | 'tries',
  language: Language,
  retryAfter: number | undefined,
): string {
  const words = localize(language, copy);
  if (retryAfter === undefined) return `${words[what]} ${words.later}`;
  const { locale } = languageDefinitions[language];
  const wait = new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(
    ...unitOf(retryAfter),
  );
  return `${words[what]} ${words.again(wait, timeOf(retryAfter, locale))}`;
}

function unitOf(seconds: number): [number, 'second' | 'minute' | 'hour'] {
  if (seconds < 60) return [seconds, 'second'];
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}

/** Formats the time after a number of seconds, as the next whole minute of the device's clock. */
function timeOf(seconds: number, locale: string): string {
  const at = Math.ceil((Date.now() + seconds * 1000) / 60_000) * 60_000;
  const form = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(locale, form).format(at);
}
