import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import {
  getApprovalDecision,
  getRequestToClientText,
  type RequestWithDecision,
} from '../../api/asks.ts';
import { formatDay, toLocalDate } from '../../api/days.ts';
import { portalStyles } from '../../ui/styles.ts';
import { ApprovalRecords } from './approval-records.tsx';
import { RequestToClientText } from './ask-text.tsx';
import { CheckMarkIcon } from './check-mark.tsx';
import type { ClientChecklistTexts } from './client-asks.copy.en.ts';

const { space } = tokens;

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s}`,
  overflowWrap: 'anywhere',
});

interface FoldedAskProps {
  readonly ask: RequestWithDecision;
  readonly change: () => void;
  readonly copy: ClientChecklistTexts;
}

/** An answered request in one line. The client can change the answer until staff accept it, unless it is a decision. */
export function CollapsedChecklistItem({ ask, change, copy }: FoldedAskProps) {
  const { format, language } = useI18n();
  const { kind, state, answered_at } = ask;
  const approval = getApprovalDecision(ask);
  const { text } = getRequestToClientText(ask, language);
  const sent =
    answered_at === null
      ? ''
      : format(copy.sent, {
          day: formatDay(language, toLocalDate(new Date(answered_at)), 'short'),
        });
  return (
    <>
      <div css={line}>
        <CheckMarkIcon />
        <RequestToClientText ask={ask} />
        {kind !== 'approval' && (
          <span css={portalStyles.smallMuted}>
            {sent}
            {state === 'done' && ` · ${copy.accepted}`}
          </span>
        )}
        {kind !== 'approval' && state === 'sent' && (
          <Button variant="quiet" aria-label={format(copy.changeOf, { text })} onClick={change}>
            {copy.change}
          </Button>
        )}
      </div>
      <ApprovalRecords approvals={approval ? [approval] : []} />
    </>
  );
}
