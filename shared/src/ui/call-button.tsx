import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonStyles } from './button-styles.ts';

export interface PhoneCallButtonProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly phone: { readonly number: string };
  readonly variant?: ButtonVariant;
}

const inOneLine = css({ whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums' });

/** A link with a phone number that looks like a button and starts a call. */
export function PhoneCallButton({ phone, variant = 'primary', ...props }: PhoneCallButtonProps) {
  return <a {...props} css={[buttonStyles[variant], inOneLine]} href={`tel:${phone.number}`} />;
}
