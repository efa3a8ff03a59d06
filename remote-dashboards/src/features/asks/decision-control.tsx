import { css } from '@emotion/react';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { Button } from '@torsa/shared/ui/button';
import { limitFieldLength, requiredTextField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useRequestToClientMutation } from '../../api/asks.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { ApprovalContent } from './approval-content.tsx';
import { RequestChangesForm } from './changes-form.tsx';
import type { RequestControlProps } from './client-ask.tsx';
import { useRequestAnswerErrors } from './use-send-errors.ts';

// The confirmation question is as high as the buttons that it replaces, so that a double click hits no new button.
const question = css({ minBlockSize: minTouchTargetSize, display: 'flex', alignItems: 'center' });
const confirm = css(portalStyles.denseStack, { margin: 0, padding: 0, border: 0 });

type Step = 'choose' | 'approve' | 'changes';

/** The content to approve, with buttons to approve it or ask for changes. An approval needs a confirmation. */
export function ApprovalDecisionControl(props: RequestControlProps) {
  const { ask, showsContent = true, copy } = props;
  const draft = useFormDraft(`ask-changes.${ask.id}`, ['words']);
  const [step, setStep] = useState<Step>(() => (draft.read() ? 'changes' : 'choose'));
  // False before the first click, so that a form restored from a draft does not take the focus when the page opens.
  const isPressed = useRef(false);
  const open = (next: Step) => {
    isPressed.current = true;
    setStep(next);
  };
  // Read the draft again when the picture viewer closes, because the viewer contains the same form.
  const [closedDialogs, setClosedDialogs] = useState(0);
  useEffect(() => {
    const readDraft = () => {
      isPressed.current = false;
      setClosedDialogs((count) => count + 1);
    };
    // Listen in the capture phase, because `close` events do not bubble.
    document.addEventListener('close', readDraft, { capture: true });
    return () => document.removeEventListener('close', readDraft, { capture: true });
  }, []);
  // Memoize the ref callback, because React calls a new callback after each render.
  const focus = useCallback((element: HTMLElement | null) => {
    if (isPressed.current) element?.focus();
  }, []);
  const stepProps = { ...props, focus, cancel: () => open('choose') };
  return (
    <div css={portalStyles.denseStack}>
      {showsContent && <ApprovalContent ask={ask} copy={copy} />}
      {step === 'choose' && (
        <div css={portalStyles.actions}>
          <Button ref={focus} onClick={() => open('approve')}>
            {copy.approve}
          </Button>
          <Button variant="secondary" onClick={() => open('changes')}>
            {copy.changes}
          </Button>
        </div>
      )}
      {step === 'approve' && <Confirm {...stepProps} />}
      {step === 'changes' && <AskForChanges key={closedDialogs} {...stepProps} draft={draft} />}
    </div>
  );
}

interface StepProps extends RequestControlProps {
  /** Focuses the control of a new form step, because the clicked button disappears. */
  readonly focus: (element: HTMLElement | null) => void;
  readonly cancel: () => void;
}

function Confirm({ ask, onSent, onConflict, focus, cancel, copy }: StepProps) {
  const questionId = useId();
  const decide = useRequestToClientMutation('decide_ask');
  const approve = () =>
    decide
      .mutateAsync({ ask: ask.id, decision: 'approved', expected_version: ask.version })
      .then(onSent, (error: unknown) => {
        if (getErrorCode(error) === 'conflict') onConflict();
      });
  const isConflict = decide.error !== null && getErrorCode(decide.error) === 'conflict';
  return (
    <fieldset css={confirm} aria-labelledby={questionId}>
      <ErrorNotice error={!isConflict && decide.error} copy={copy.problems} />
      <p id={questionId} css={question}>
        {copy.approveQuestion}
      </p>
      <div css={portalStyles.actions}>
        <Button busy={decide.isPending} onClick={() => void approve()}>
          {decide.isPending ? copy.sending : copy.approve}
        </Button>
        <Button ref={focus} variant="secondary" onClick={cancel}>
          {copy.cancel}
        </Button>
      </div>
    </fieldset>
  );
}

interface AskForChangesProps extends StepProps {
  readonly draft: ReturnType<typeof useFormDraft<'words'>>;
}

function AskForChanges({
  ask,
  draft,
  onSent,
  onConflict,
  focus,
  cancel,
  copy,
}: AskForChangesProps) {
  const errors = useRequestAnswerErrors<'words'>({ onConflict, copy });
  const decide = useRequestToClientMutation('decide_ask');
  const state = useForm({
    fields: { words: limitFieldLength(2000, requiredTextField(copy.changesMissing)) },
    draft,
    send: async ({ words }) => {
      await decide.mutateAsync({
        ask: ask.id,
        decision: 'changes',
        expected_version: ask.version,
        words,
      });
      onSent();
      return { isSuccess: true };
    },
    errors,
  });
  return <RequestChangesForm state={state} cancel={cancel} copy={copy} focus={focus} />;
}
