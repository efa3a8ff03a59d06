import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: tokens.space.l,
});

export function CardStates() {
  return (
    <div css={grid}>
      <Card as="article">
        <h3>A card</h3>
        <p>
          A sheet of paper, with <a href="#cards">a way to other cards</a> in its text.
        </p>
      </Card>
      <Card>
        <h3>Another</h3>
        <p>As high as the one beside it.</p>
      </Card>
    </div>
  );
}
