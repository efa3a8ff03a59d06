import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

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
  // Before it is alive, a form that is sent would load the page again, with the password in the address.
  // A form of several fields without a submit button is not sent, not even by Enter.
  const isAlive = useHydrated();
  return (
    <form {...form} css={stack} method="post" noValidate>
      {children}
      <Button type={isAlive ? 'submit' : 'button'} busy={isBusy} css={submit}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}
