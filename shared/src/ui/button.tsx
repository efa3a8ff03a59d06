import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonStyles } from './button-styles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /**
   * True while the action that the button started is running. A busy button does not lose the focus, but ignores
   * clicks.
   */
  readonly busy?: boolean;
}

/** A button that stays in the tab order while it is busy. A `disabled` button would lose the keyboard focus. */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event);
    // The Enter key in a text field clicks the form's submit button. A busy submit button ignores that click too.
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
