import { css } from '@emotion/react';
import { smallPhone } from '../theme/breakpoints.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** What it says while its form is sent, also before the page is alive: the host's inline script keeps the press then. */
  readonly busyLabel: string;
}

const button = css({
  // Of a narrow screen a thumb gets all.
  [smallPhone]: { inlineSize: '100%' },
  '&[aria-busy="true"][data-busy-label]': {
    '&::after': { content: 'attr(data-busy-label)' },
    '& > span': { display: 'none' },
  },
});

/**
 * Sends its form. The form has `method="dialog"`, with which a browser sends nothing by itself: one that is sent before its
 * page is alive, or without scripts, neither leaves the page nor loses what was typed.
 */
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
