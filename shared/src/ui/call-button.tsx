import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyles } from './button-styles.ts';

export interface CallButtonProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly phone: { readonly number: string };
  readonly variant?: ButtonVariant;
}

const inOneLine = css({ whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums' });

/** A phone number link that looks like a button. */
export function CallButton({ phone, variant = 'primary', ...props }: CallButtonProps) {
  return <a {...props} css={[buttonStyles[variant], inOneLine]} href={`tel:${phone.number}`} />;
}
