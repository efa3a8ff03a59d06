import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { notify, toasts } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';

interface PlaceholderButtonsProps {
  /** What will be possible one day: the text of each button. */
  readonly features: readonly string[];
}

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/**
 * What the product specification calls placeholders. A button that does nothing looks broken, and a link
 * to nowhere sounds like one to somewhere: these say that they are not ready yet.
 */
export function PlaceholderButtons({ features }: PlaceholderButtonsProps) {
  return (
    <ul css={list}>
      {features.map((feature) => (
        <li key={feature}>
          <Button variant="secondary" onClick={() => notify(toasts.comingSoon(feature))}>
            {feature}
          </Button>
        </li>
      ))}
    </ul>
  );
}
