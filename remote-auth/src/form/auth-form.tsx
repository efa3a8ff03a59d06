import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Form } from '@torsa/shared/ui/form';
import type { FormState } from '@torsa/shared/ui/form/use-form';
import { SubmitButton } from '@torsa/shared/ui/submit-button';
import type { ReactNode } from 'react';

interface AuthFormProps {
  readonly state: FormState;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly children: ReactNode;
}

const stack = css({ display: 'grid', gap: tokens.space.m });
const submit = css({ marginBlockStart: tokens.space.xs });

/** A login or sign-up form, whose submit button looks busy while the form sends its values. */
export function AuthForm({ state, submitLabel, busyLabel, children }: AuthFormProps) {
  return (
    <Form state={state} css={stack}>
      {children}
      <SubmitButton busy={state.isBusy} busyLabel={busyLabel} css={submit}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
