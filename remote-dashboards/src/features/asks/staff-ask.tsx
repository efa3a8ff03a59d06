import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import type { IcuMessage } from '@torsa/shared/i18n/message';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { type ReactNode, useRef, useState } from 'react';
import {
  type ApprovalDecision,
  type Ask,
  getRequestToClientText,
  isLateRequestToClient,
  type RequestToClientState,
  useSetRequestToClientState,
} from '../../api/asks.ts';
import { badgeStyle } from '../../ui/badge-style.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { DueDateText } from '../../ui/due-day.tsx';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import { RequestToClientText } from './ask-text.tsx';
import { ClientAnswerDetails } from './delivery.tsx';
import { RequestAnswerChangeForm } from './return-form.tsx';
import type { StaffRequestTexts } from './staff-asks.copy.en.ts';
import type { RequestDialogMode } from './staff-asks.tsx';

const { color, space } = tokens;

const item = css({
  display: 'grid',
  gap: space.s,
  paddingBlock: space.s,
  '&:first-of-type': { paddingBlockStart: 0 },
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.m}`,
});
const headText = css({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });
const buttons = css(portalStyles.actions, { '&:empty': { display: 'none' } });
const menu = css({ '&[open]': { flexBasis: '100%' } });

type ShownState = keyof StaffRequestTexts['states'];

const badges: Readonly<Record<ShownState, ReturnType<typeof badgeStyle>>> = {
  open: badgeStyle('ring', color.river),
  changed: badgeStyle('ring', color.terracotta),
  sent: badgeStyle('half', color.terracotta),
  done: badgeStyle('full', color.success),
  approved: badgeStyle('full', color.success),
  withdrawn: badgeStyle('square', color.edge),
};

function getShownState({ kind, state, change_request }: Ask): ShownState {
  if (state === 'open' && change_request !== '') return 'changed';
  if (state === 'done' && kind === 'approval') return 'approved';
  return state;
}

interface StaffAskProps {
  readonly ask: Ask;
  readonly approvals: readonly ApprovalDecision[];
  readonly open: (task: RequestDialogMode) => void;
  readonly copy: StaffRequestTexts;
}

/**
 * A request to the client with the client's answer. Staff can accept the answer, ask for changes or withdraw the
 * request.
 */
export function RequestToClientItem({ ask, approvals, open, copy }: StaffAskProps) {
  const { format, language } = useI18n();
  const today = useToday();
  const [isReturning, setReturning] = useState(false);
  const { setState, isBusy } = useAskActions(ask, copy);
  const reopened = getReopenedState(ask, approvals);
  const { kind, state, due_on, asked_by_name: who } = ask;
  const shown = getShownState(ask);
  const { text } = getRequestToClientText(ask, language);
  return (
    <li css={item}>
      <div css={head}>
        <div css={headText}>
          <RequestToClientText ask={ask} />
          <p css={portalStyles.smallMutedWrapped}>
            {copy.kinds[kind]} · {format(copy.askedBy, { who: isolateTextDirection(who) })}
            {due_on && ' · '}
            {due_on && (
              <DueDateText
                day={due_on}
                isLate={isLateRequestToClient(ask, today)}
                terms={copy.due}
              />
            )}
          </p>
        </div>
        <span css={badges[shown]}>{copy.states[shown]}</span>
        {(state === 'open' || state === 'sent') && (
          <MoreMenu label={format(copy.moreOf, { text })} copy={copy}>
            <Button variant="secondary" onClick={() => open({ kind: 'edit', ask })}>
              {copy.edit}
            </Button>
            {state === 'open' && kind !== 'approval' && (
              <Button
                variant="secondary"
                busy={isBusy}
                onClick={() => setState('done', copy.accepted)}
              >
                {copy.receive}
              </Button>
            )}
            <DangerButton busy={isBusy} onClick={() => setState('withdrawn', copy.withdrawn)}>
              {copy.withdraw}
            </DangerButton>
          </MoreMenu>
        )}
        {reopened && (
          <MoreMenu label={format(copy.moreOf, { text })} copy={copy}>
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() => setState(reopened, copy.reopened)}
            >
              {copy.reopen}
            </Button>
          </MoreMenu>
        )}
      </div>
      <ClientAnswerDetails ask={ask} approvals={approvals} copy={copy} />
      <div css={buttons}>
        {state === 'sent' && kind !== 'approval' && !isReturning && (
          <>
            <Button
              ref={moveFocusToHeading}
              busy={isBusy}
              onClick={() => setState('done', copy.accepted)}
            >
              {copy.accept}
            </Button>
            <Button variant="secondary" onClick={() => setReturning(true)}>
              {copy.changes}
            </Button>
          </>
        )}
        {state === 'sent' && kind === 'approval' && (
          <Button onClick={() => open({ kind: 'again', ask })}>{copy.again}</Button>
        )}
        {state === 'sent' && isReturning && (
          <RequestAnswerChangeForm
            ask={ask}
            close={() => setReturning(false)}
            send={(words) => setState('open', copy.returned, words)}
            copy={copy}
          />
        )}
      </div>
    </li>
  );
}

/** Returns a function that changes the state of a request to the client and shows a toast with Undo. */
function useAskActions(ask: Ask, copy: StaffRequestTexts) {
  const { format, language } = useI18n();
  const send = useSetRequestToClientState();
  const announce = useUndoToast(copy.undo);
  const [isBusy, setBusy] = useState(false);
  const setState = async (state: RequestToClientState, action: IcuMessage<'text'>, words = '') => {
    setBusy(true);
    const done = send(ask, state, words);
    const { text } = getRequestToClientText(ask, language);
    announce({ action: format(action, { text }), done, undo: async () => (await done)() });
    try {
      await done;
      return true;
    } catch {
      // Ignore the error here, because the toast shows it.
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { setState, isBusy };
}

/**
 * Returns the state of a request that staff reopen. Undefined if staff cannot reopen it, for example after an approval.
 */
function getReopenedState({ kind, state, round }: Ask, approvals: readonly ApprovalDecision[]) {
  if (state === 'done') return kind === 'approval' ? undefined : 'open';
  if (state !== 'withdrawn') return undefined;
  return approvals.some((approval) => approval.round === round) ? 'sent' : 'open';
}

interface MoreMenuProps {
  /** The accessible name of the menu, which begins with its visible name. */
  readonly label: string;
  readonly copy: StaffRequestTexts;
  readonly children: ReactNode;
}

/** A menu with the less common actions on a request to the client. The menu closes after each action. */
function MoreMenu({ label, copy, children }: MoreMenuProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (element.current) element.current.open = false;
    element.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={element} css={menu}>
      <summary ref={moveFocusToHeading} css={portalStyles.summary} aria-label={label}>
        {copy.more}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click bubbles from the buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a button also fires a click */}
      <div css={portalStyles.actions} onClick={close}>
        {children}
      </div>
    </details>
  );
}
