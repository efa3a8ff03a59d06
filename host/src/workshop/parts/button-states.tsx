import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button, type ButtonProps } from '@torsa/shared/ui/button';
import { ButtonLink } from '@torsa/shared/ui/button-link';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });

interface ButtonStatesProps {
  readonly variants: readonly NonNullable<ButtonProps['variant']>[];
}

export function ButtonStates({ variants }: ButtonStatesProps) {
  return variants.map((variant) => (
    <div key={variant} css={row}>
      <Button variant={variant}>{variant}</Button>
      <Button variant={variant} busy>
        {variant}, busy
      </Button>
      <Button variant={variant} disabled>
        {variant}, disabled
      </Button>
      <ButtonLink variant={variant} to="/">
        {variant}, a link
      </ButtonLink>
    </div>
  ));
}
