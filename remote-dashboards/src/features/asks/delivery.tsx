import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ApprovalDecision, Ask } from '../../api/asks.ts';
import { formatDay, toLocalDate } from '../../api/days.ts';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { FileRows } from '../files/index.ts';
import { ApprovalContent } from './approval-content.tsx';
import { ApprovalRecords } from './approval-records.tsx';
import { ScrollableText } from './scrolled-text.tsx';
import type { StaffRequestTexts } from './staff-asks.copy.en.ts';
import { useRequestedFiles } from './use-ask-files.ts';

const { color, space } = tokens;

const request = css({
  paddingInlineStart: space.s,
  borderInlineStart: `4px solid ${color.terracotta}`,
  overflowWrap: 'anywhere',
});
interface DeliveryProps {
  readonly ask: Ask;
  /** The client's decisions about the approval request, newest first. */
  readonly approvals: readonly ApprovalDecision[];
  readonly copy: StaffRequestTexts;
}

/** The client's answer to a request, for staff: a text, files or a decision. */
export function ClientAnswerDetails({ ask, approvals, copy }: DeliveryProps) {
  const { format, language } = useI18n();
  const uploaded = useRequestedFiles(ask);
  const { state, answered_at, answered_name, change_request, kind } = ask;
  return (
    <>
      {kind === 'approval' && state !== 'withdrawn' && <ApprovalContent ask={ask} copy={copy} />}
      {state !== 'open' && answered_at && (
        <p css={portalStyles.smallMutedWrapped}>
          {format(copy.sentBy, {
            who: isolateTextDirection(answered_name),
            day: formatDay(language, toLocalDate(new Date(answered_at)), 'medium'),
          })}
        </p>
      )}
      {uploaded.files && uploaded.files.length > 0 && <FileRows files={uploaded.files} />}
      {ask.answer && <ScrollableText label={copy.kinds[kind]} text={ask.answer} />}
      {state === 'open' && change_request && (
        <div css={request}>
          <p css={portalStyles.strong}>{copy.yourRequest}</p>
          <LinkedText text={change_request} />
        </div>
      )}
      <ApprovalRecords approvals={approvals} />
    </>
  );
}
