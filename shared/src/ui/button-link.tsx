import { Link } from '@torsa/shared/router';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyles } from './button-styles.ts';

export interface ButtonLinkProps extends ComponentProps<typeof Link> {
  readonly variant?: ButtonVariant;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', ...props }: ButtonLinkProps) {
  return <Link {...props} css={buttonStyles[variant]} />;
}
