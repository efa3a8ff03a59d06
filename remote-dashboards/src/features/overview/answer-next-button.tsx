import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { inboxQuery } from '../../api/conversations.ts';
import { defaultInboxFilter } from '../../api/inbox-filter.ts';
import { styles } from '../../ui/styles.ts';
import type { OverviewCopy } from './overview.copy.en.ts';

interface AnswerNextButtonProps {
  readonly copy: Pick<OverviewCopy, 'answer'>;
}

/** A button that opens the conversation that has waited longest for a reply. */
export function AnswerNextButton({ copy }: AnswerNextButtonProps) {
  const { data, error } = useInfiniteQuery(inboxQuery(defaultInboxFilter, undefined));
  const next = data?.pages[0]?.[0];
  if (!next && (data || error)) return null;
  return (
    <div css={!next && styles.invisible}>
      <ButtonLink variant="accent" to={`/dashboard/inbox/${next?.id ?? ''}`}>
        {copy.answer}
      </ButtonLink>
    </div>
  );
}
