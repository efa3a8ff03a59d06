import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useSyncExternalStore } from 'react';
import { subscribeToClock } from './clock.ts';
import {
  formatDate,
  formatDateTime,
  formatTime,
  formatTimeAgo,
  formatWaitingTime,
} from './format-time.ts';

// Print the full date instead of a time such as “2 hours ago”.
const relative = css({
  [media.print]: {
    fontSize: 0,
    '&::after': { content: 'attr(title)', fontSize: tokens.fontSize.small },
  },
});

interface TimestampProps {
  /** The displayed time in ISO format. */
  readonly at: string;
  readonly as: MomentForm;
}

/** A time in the page's language and the browser's time zone. Its `title` is the full date and time. */
export function Timestamp({ at, as }: TimestampProps) {
  const { language } = useI18n();
  const text = useMomentText(at, as);
  return (
    <time
      css={as === 'ago' && relative}
      dateTime={new Date(at).toISOString()}
      title={formatDateTime(language, at)}
    >
      {text}
    </time>
  );
}

const forms = {
  ago: formatTimeAgo,
  day: formatDate,
  full: formatDateTime,
  time: formatTime,
  wait: formatWaitingTime,
};
type MomentForm = keyof typeof forms;

/**
 * Returns a formatted time that follows the clock and the time zone.
 * @param at the time in ISO format
 */
function useMomentText(at: string, as: MomentForm): string {
  const { language } = useI18n();
  const read = () => forms[as](language, at);
  return useSyncExternalStore(subscribeToClock, read, read);
}
