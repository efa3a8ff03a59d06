import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { notify } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';
import type { DashboardMessages } from './dashboard-messages.en.ts';

interface PlaceholderButtonsProps {
  /** What will be possible one day: the text of each button. */
  readonly features: readonly string[];
  readonly comingSoon: DashboardMessages['comingSoon'];
}

// At the foot of the card, whatever stands above them, and all as wide as each other.
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: tokens.space.xs,
  margin: 0,
  marginBlockStart: 'auto',
  padding: 0,
  listStyle: 'none',
  button: { inlineSize: '100%' },
});

/**
 * What the product specification calls placeholders. A button that does nothing looks broken, and a link
 * to nowhere sounds like one to somewhere: these say that they are not ready yet.
 */
export function PlaceholderButtons({ features, comingSoon }: PlaceholderButtonsProps) {
  const { language, format } = useI18n();
  const sayComingSoon = (feature: string) =>
    notify({ kind: 'info', title: format(comingSoon, { feature }), language });

  return (
    <ul css={list}>
      {features.map((feature) => (
        <li key={feature}>
          <Button variant="secondary" onClick={() => sayComingSoon(feature)}>
            {feature}
          </Button>
        </li>
      ))}
    </ul>
  );
}
