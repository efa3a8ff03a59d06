import { css } from '@emotion/react';
import { smallPhoneMedia } from '../theme/breakpoints.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** The button's label while the form is being sent, which the host's inline script also shows before hydration. */
  readonly busyLabel: string;
}

const button = css({
  // Gives the submit button the full width on narrow screens.
  [smallPhoneMedia]: { inlineSize: '100%' },
  '&[aria-busy="true"][data-busy-label]': {
    '&::after': { content: 'attr(data-busy-label)' },
    '& > span': { display: 'none' },
  },
});

/** The submit button of a form with `method="dialog"`, so that a click before hydration loses no typed text. */
export function SubmitButton({ busy = false, busyLabel, children, ...props }: SubmitButtonProps) {
  return (
    <Button
      {...props}
      type="submit"
      busy={busy}
      css={button}
      data-busy-label={busy ? undefined : busyLabel}
    >
      {busy ? busyLabel : <span>{children}</span>}
    </Button>
  );
}
