import { useI18n } from '@torsa/shared/i18n';
import { momentIn } from './moments.ts';
import { type MomentForm, useMomentText } from './use-moment-text.ts';

interface MomentProps {
  /** As the backend gives it. */
  readonly at: string;
  readonly as: MomentForm;
}

/** A moment in the page's language and the browser's time zone, with the full date and time as its title. */
export function Moment({ at, as }: MomentProps) {
  const { language } = useI18n();
  const text = useMomentText(at, as);
  return (
    <time dateTime={new Date(at).toISOString()} title={momentIn(language, at)}>
      {text}
    </time>
  );
}
