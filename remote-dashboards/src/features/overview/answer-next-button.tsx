import { useInfiniteQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { inboxQuery } from '../../api/conversations.ts';
import { defaultInboxFilter } from '../../api/inbox-filter.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { portalStyles } from '../../ui/styles.ts';
import { truncateQuotation } from '../../ui/truncate.ts';
import type { OverviewTexts } from './overview.copy.en.ts';

interface AnswerNextButtonProps {
  readonly copy: Pick<OverviewTexts, 'answer' | 'answerName'>;
}

/** A button that opens the conversation with the longest wait, with its sender's name. */
export function AnswerNextButton({ copy }: AnswerNextButtonProps) {
  const { format } = useI18n();
  const { data, error } = useInfiniteQuery(inboxQuery(defaultInboxFilter, undefined));
  const next = data?.pages[0]?.[0];
  if (!next && (data || error)) return null;
  return (
    <div css={!next && portalStyles.invisible}>
      <ButtonLink variant="accent" to={`/dashboard/inbox/${next?.id ?? ''}`}>
        {next?.name
          ? format(copy.answerName, { name: isolateTextDirection(truncateQuotation(next.name)) })
          : copy.answer}
      </ButtonLink>
    </div>
  );
}
