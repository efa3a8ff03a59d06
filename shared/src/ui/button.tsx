import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonStyles } from './button-styles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** True while the action of the button is running. A busy button keeps the focus, but ignores clicks. */
  readonly busy?: boolean;
}

/** A button that stays in the tab order while it is busy, because a `disabled` button would lose the keyboard focus. */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event);
    // Ignores the Enter key in a text field of the form, which also clicks the busy submit button.
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
