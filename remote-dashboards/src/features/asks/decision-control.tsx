import { css } from '@emotion/react';
import { errorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { explainError } from '@torsa/shared/ui/form/explain-error';
import { maxCharacters, requiredTextField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { useCallback, useId, useRef, useState } from 'react';
import { useAskMutation } from '../../api/asks.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { styles } from '../../ui/styles.ts';
import { ApprovalContent } from './approval-content.tsx';
import type { AskControlProps } from './client-ask.tsx';

// The question is as high as the buttons that it replaces. This prevents an accidental second click on a new button.
const question = css({ minBlockSize: minTargetSize, display: 'flex', alignItems: 'center' });
const confirm = css(styles.denseStack, { margin: 0, padding: 0, border: 0 });
const form = css({
  display: 'grid',
  gap: tokens.space.s,
  '& textarea': { minBlockSize: '5rem', fieldSizing: 'content', maxBlockSize: '18rem' },
});

type Step = 'choose' | 'approve' | 'changes';

/**
 * Shows the content to approve, with buttons to approve or request changes. An approval needs a confirmation before
 * it is sent.
 */
export function DecisionControl(props: AskControlProps) {
  const { ask, copy } = props;
  const draft = useFormDraft(`ask-changes.${ask.id}`, ['words']);
  const [step, setStep] = useState<Step>(() => (draft.read() ? 'changes' : 'choose'));
  // Before the first click, the step comes from a stored draft. Opening the page should not move the focus.
  const isPressed = useRef(false);
  const open = (next: Step) => {
    isPressed.current = true;
    setStep(next);
  };
  // This ref callback is memoized, so that React calls it only when a step appears, not after each render.
  const focus = useCallback((element: HTMLElement | null) => {
    if (isPressed.current) element?.focus();
  }, []);
  const stepProps = { ...props, focus, cancel: () => open('choose') };
  return (
    <div css={styles.denseStack}>
      <ApprovalContent ask={ask} copy={copy} />
      {step === 'choose' && (
        <div css={styles.actions}>
          <Button ref={focus} onClick={() => open('approve')}>
            {copy.approve}
          </Button>
          <Button variant="secondary" onClick={() => open('changes')}>
            {copy.changes}
          </Button>
        </div>
      )}
      {step === 'approve' && <Confirm {...stepProps} />}
      {step === 'changes' && <AskForChanges {...stepProps} draft={draft} />}
    </div>
  );
}

interface StepProps extends AskControlProps {
  /** Focuses a form control when its step opens, because the clicked button disappears. */
  readonly focus: (element: HTMLElement | null) => void;
  readonly cancel: () => void;
}

function Confirm({ ask, onSent, onConflict, focus, cancel, copy }: StepProps) {
  const questionId = useId();
  const decide = useAskMutation('decide_ask');
  const approve = () =>
    decide
      .mutateAsync({ ask: ask.id, decision: 'approved', expected_version: ask.version })
      .then(onSent, (error: unknown) => {
        if (errorCode(error) === 'conflict') onConflict();
      });
  const isConflict = decide.error !== null && errorCode(decide.error) === 'conflict';
  return (
    <fieldset css={confirm} aria-labelledby={questionId}>
      <ErrorNotice error={!isConflict && decide.error} copy={copy.problems} />
      <p id={questionId} css={question}>
        {copy.approveQuestion}
      </p>
      <div css={styles.actions}>
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
  const { language } = useI18n();
  const decide = useAskMutation('decide_ask');
  const state = useForm({
    fields: { words: maxCharacters(2000, requiredTextField(copy.changesMissing)) },
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
    errors: async (error) => {
      if (errorCode(error) === 'conflict') {
        onConflict();
        return {};
      }
      return {
        notice: { kind: 'alert', text: await explainError(error, copy.problems, language) },
      };
    },
  });
  return (
    <Form state={state} css={form}>
      <TextAreaField
        {...state.field('words')}
        ref={focus}
        label={copy.changesLabel}
        rows={3}
        readOnly={state.isBusy}
      />
      <div css={styles.actions}>
        <Button type="submit" busy={state.isBusy}>
          {state.isBusy ? copy.sending : copy.changes}
        </Button>
        <Button variant="secondary" onClick={cancel}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}
