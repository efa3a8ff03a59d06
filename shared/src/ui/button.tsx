import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariant, buttonStyles } from './button-styles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  /** Something that this button started is under way. It keeps the focus, and presses are ignored. */
  readonly busy?: boolean;
}

/** A button that stays in the tab order while busy, where `disabled` would lose a keyboard user's place. */
export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy) return onClick?.(event);
    // Enter in a field submits the form by pressing its submit button: that is ignored as well.
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
