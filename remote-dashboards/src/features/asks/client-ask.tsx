import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { useEffect, useRef, useState } from 'react';
import { isLateRequestToClient, type RequestWithDecision } from '../../api/asks.ts';
import { DueDateText } from '../../ui/due-day.tsx';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import { RequestAnswerForm } from './answer-control.tsx';
import { RequestToClientText } from './ask-text.tsx';
import type { ClientChecklistTexts } from './client-asks.copy.en.ts';
import { RequestConflictNotice } from './conflict-notice.tsx';
import { ApprovalDecisionControl } from './decision-control.tsx';
import { RequestedFilesForm } from './files-control.tsx';
import { CollapsedChecklistItem } from './folded-ask.tsx';

const { color, radius, space } = tokens;

const item = css({
  display: 'grid',
  gap: space.s,
  paddingBlock: space.m,
  '&:first-of-type': { paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '&:focus': { outline: 'none' },
  '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: space.xs },
});
const request = css({
  padding: space.s,
  borderInlineStart: `4px solid ${color.terracotta}`,
  borderRadius: radius.s,
  backgroundColor: color.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export interface RequestControlProps {
  readonly ask: RequestWithDecision;
  /** Runs after the backend has stored the client's answer, files or decision. */
  readonly onSent: () => void;
  /** Runs when the backend rejects the answer, because another person has changed the request. */
  readonly onConflict: () => void;
  /** False if the page already shows the content to approve. */
  readonly showsContent?: boolean;
  readonly copy: ClientChecklistTexts;
}

interface ClientAskItemProps {
  readonly ask: RequestWithDecision;
  /** True if the page lists requests of several projects. Each open request then shows its project title. */
  readonly showsProject: boolean;
  /** False if the page already shows the content to approve. */
  readonly showsContent?: boolean;
  /** Runs after the backend has stored the client's answer, files or decision. */
  readonly onSent: () => void;
  readonly copy: ClientChecklistTexts;
}

/** A request in the client's checklist. An open request shows its form, and an answered request is one line. */
export function ClientChecklistItem({
  ask,
  showsProject,
  showsContent = true,
  onSent,
  copy,
}: ClientAskItemProps) {
  const [isChanging, setChanging] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const element = useRef<HTMLLIElement>(null);
  const isOpen = ask.state === 'open' || isChanging;
  const controlProps: RequestControlProps = {
    ask,
    showsContent,
    copy,
    onSent: () => {
      setConflict(false);
      setChanging(false);
      onSent();
    },
    onConflict: () => setConflict(true),
  };

  // Focus the collapsed list item, because the clicked button has disappeared.
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (!isOpen) {
    return (
      <li ref={element} css={item} tabIndex={-1}>
        {hasConflict && <RequestConflictNotice ask={ask} copy={copy} />}
        <CollapsedChecklistItem ask={ask} change={() => setChanging(true)} copy={copy} />
      </li>
    );
  }
  return (
    <li ref={element} css={item} tabIndex={-1}>
      {hasConflict && <RequestConflictNotice ask={ask} copy={copy} />}
      <div>
        {showsProject && (
          <Link css={portalStyles.link} to={`/dashboard/projects/${ask.project_id}`} dir="auto">
            {ask.project_title}
          </Link>
        )}
        <p>
          <RequestToClientText ask={ask} />
        </p>
        <AskDetails ask={ask} copy={copy} />
      </div>
      {ask.change_request && ask.state === 'open' && <ChangeRequest ask={ask} copy={copy} />}
      <Control {...controlProps} />
      {isChanging && ask.kind !== 'files' && (
        <div>
          <Button variant="quiet" onClick={() => setChanging(false)}>
            {copy.keep}
          </Button>
        </div>
      )}
    </li>
  );
}

function Control(props: RequestControlProps) {
  const { kind } = props.ask;
  if (kind === 'files') return <RequestedFilesForm {...props} />;
  if (kind === 'approval') return <ApprovalDecisionControl key={props.ask.round} {...props} />;
  return <RequestAnswerForm kind={kind} {...props} />;
}

/** The sender and the due date of a request to the client. */
function AskDetails({ ask, copy }: Pick<RequestControlProps, 'ask' | 'copy'>) {
  const { format } = useI18n();
  const today = useToday();
  const { asked_by_name: who, due_on } = ask;
  return (
    <p css={portalStyles.smallMutedWrapped}>
      {who && format(copy.askedBy, { who: isolateTextDirection(who) })}
      {who && due_on && ' · '}
      {due_on && (
        <DueDateText day={due_on} isLate={isLateRequestToClient(ask, today)} terms={copy.due} />
      )}
    </p>
  );
}

/** The changes that staff want in the client's last answer. */
function ChangeRequest({ ask, copy }: Pick<RequestControlProps, 'ask' | 'copy'>) {
  const { format } = useI18n();
  return (
    <div css={request}>
      <p css={portalStyles.strong}>
        {format(copy.changeRequest, { who: isolateTextDirection(ask.asked_by_name) })}
      </p>
      <p dir="auto">{ask.change_request}</p>
    </div>
  );
}
