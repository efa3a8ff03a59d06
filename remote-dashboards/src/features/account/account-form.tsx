import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import type { FormState } from '@torsa/shared/ui/form/use-form';
import type { ReactNode } from 'react';
import { DangerButton } from '../../ui/danger-button.tsx';
import { portalStyles } from '../../ui/styles.ts';

const wrapper = css({ marginBlockStart: tokens.space.xs });

interface AccountFormProps {
  readonly state: FormState;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** True if the form deletes data. */
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

/** A form of the account page with its submit button. */
export function AccountForm(props: AccountFormProps) {
  const { state, submitLabel, busyLabel, isDangerous = false, children } = props;
  const Submit = isDangerous ? DangerButton : Button;
  return (
    <Form state={state} css={portalStyles.formStack}>
      {children}
      <div css={wrapper}>
        <Submit type="submit" busy={state.isBusy}>
          {state.isBusy ? busyLabel : submitLabel}
        </Submit>
      </div>
    </Form>
  );
}
