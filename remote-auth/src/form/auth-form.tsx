import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { SubmitButton } from '@torsa/shared/ui/submit-button';
import type { ComponentProps, ReactNode } from 'react';

interface AuthFormProps extends ComponentProps<'form'> {
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

const stack = css({ display: 'grid', gap: tokens.space.m });
const submit = css({ marginBlockStart: tokens.space.xs });

/** A form with its submit button, which says when it is at work. */
export function AuthForm({ submitLabel, busyLabel, isBusy, children, ...form }: AuthFormProps) {
  return (
    <form {...form} css={stack} method="dialog" noValidate>
      {children}
      <SubmitButton busy={isBusy} busyLabel={busyLabel} css={submit}>
        {isBusy ? busyLabel : submitLabel}
      </SubmitButton>
    </form>
  );
}
