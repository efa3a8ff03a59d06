import { useI18n } from '@torsa/shared/i18n';
import { useSyncExternalStore } from 'react';
import { subscribeToClock } from './clock.ts';
import { formatDate, formatDateTime, formatTime, formatTimeAgo } from './format-time.ts';

interface MomentProps {
  /** As the backend gives it. */
  readonly at: string;
  readonly as: MomentForm;
}

/** A moment in the page's language and the browser's time zone, with the full date and time as its title. */
export function Timestamp({ at, as }: MomentProps) {
  const { language } = useI18n();
  const text = useMomentText(at, as);
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(language, at)}>
      {text}
    </time>
  );
}

const forms = { ago: formatTimeAgo, day: formatDate, full: formatDateTime, time: formatTime };
type MomentForm = keyof typeof forms;

/**
 * A moment as a text that follows the clock and the time zone. The page renders again only where the text changed.
 * @param at as the backend gives it
 */
function useMomentText(at: string, as: MomentForm): string {
  const { language } = useI18n();
  const read = () => forms[as](language, at);
  return useSyncExternalStore(subscribeToClock, read, read);
}
