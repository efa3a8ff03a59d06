import { useI18n } from '@torsa/shared/i18n';
import { useSyncExternalStore } from 'react';
import { subscribeToClock } from './clock.ts';
import { agoIn, dayIn, momentIn, timeIn } from './moments.ts';

const forms = { ago: agoIn, day: dayIn, full: momentIn, time: timeIn };
export type MomentForm = keyof typeof forms;

/**
 * A moment as a text that follows the clock and the time zone. The page renders again only where the text changed.
 * @param at as the backend gives it
 */
export function useMomentText(at: string, as: MomentForm): string {
  const { language } = useI18n();
  const read = () => forms[as](language, at);
  return useSyncExternalStore(subscribeToClock, read, read);
}
