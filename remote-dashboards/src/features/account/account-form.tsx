import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import type { FormState } from '@torsa/shared/ui/form/use-form';
import type { ReactNode } from 'react';
import { styles } from '../../ui/styles.ts';

const wrapper = css({ marginBlockStart: tokens.space.xs });

interface AccountFormProps {
  readonly state: FormState;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly children: ReactNode;
}

/** A form of the account page with its submit button. */
export function AccountForm({ state, submitLabel, busyLabel, children }: AccountFormProps) {
  return (
    <Form state={state} css={styles.formStack}>
      {children}
      <div css={wrapper}>
        <Button type="submit" busy={state.isBusy}>
          {state.isBusy ? busyLabel : submitLabel}
        </Button>
      </div>
    </Form>
  );
}
