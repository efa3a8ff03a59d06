import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonStyles } from './button-styles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** The button's action is running. The button keeps the focus and ignores presses. */
  readonly busy?: boolean;
}

/** A button that stays in the tab order while busy. A `disabled` button would lose the keyboard focus. */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event);
    // Enter in a field submits the form through its submit button, so that press is ignored too.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <button
      {...props}
      type={type}
      css={buttonStyles[variant]}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled']}
      onClick={press}
    />
  );
}
