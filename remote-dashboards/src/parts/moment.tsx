import { useI18n } from '@torsa/shared/i18n';
import { agoIn, dayIn, momentIn, momentOf, timeIn } from './moments.ts';

const forms = { ago: agoIn, day: dayIn, full: momentIn, time: timeIn };

interface MomentProps {
  /** As the backend gives it. */
  readonly at: string;
  readonly as: keyof typeof forms;
}

/** A moment in the page's language and the browser's time zone; in full for whoever rests on it. */
export function Moment({ at, as }: MomentProps) {
  const { language } = useI18n();
  return (
    <time dateTime={momentOf(at).toISOString()} title={momentIn(language, at)}>
      {forms[as](language, at)}
    </time>
  );
}
