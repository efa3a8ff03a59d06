import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button, type ButtonProps } from '@torsa/shared/ui/button';

const { color } = tokens;

const hover = (background: string, text: string) => ({
  [media.hover]: {
    '&:hover:not([aria-disabled="true"])': { backgroundColor: background, color: text },
  },
});
const outline = css({
  borderColor: 'currentColor',
  color: color.danger,
  ...hover(`color-mix(in srgb, ${color.danger} 12%, transparent)`, color.danger),
});
const solid = css({
  borderColor: color.danger,
  backgroundColor: color.danger,
  color: color.surface,
  ...hover(`color-mix(in srgb, ${color.danger} 85%, ${color.text})`, color.surface),
});

interface DangerButtonProps extends Omit<ButtonProps, 'variant'> {
  /** True for the button that confirms the action. The button before the confirmation has an outline. */
  readonly isConfirming?: boolean;
}

/** A button for an action that is hard to undo. Public pages do not need it, so it is not a shared component. */
export function DangerButton({ isConfirming = false, ...props }: DangerButtonProps) {
  return <Button {...props} variant="secondary" css={isConfirming ? solid : outline} />;
}
