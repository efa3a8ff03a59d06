import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { notify } from '@torsa/shared/toast';
import type { DashboardMessages } from './dashboard-messages.en.ts';

interface PlaceholderButtonsProps {
  /** What will be possible one day: the text of each button. */
  readonly features: readonly string[];
  readonly comingSoon: DashboardMessages['comingSoon'];
}

const { color, motion, radius, space } = tokens;

// Under each other, or side by side where the card is wide.
const list = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: space.xs,
});
const button = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: `${space.xs} ${space.m}`,
  // Shown where the system takes the background away.
  border: '1px solid transparent',
  borderRadius: radius.m,
  backgroundColor: color.sunken,
  fontWeight: 550,
  lineHeight: 1.3,
  textAlign: 'start',
  transition: `border-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}`,
  '&:hover': { borderColor: color.edge, color: color.river },
  '&:active': { transform: 'translateY(1px)' },
  '&::after': {
    content: '""',
    flex: 'none',
    inlineSize: '0.5em',
    blockSize: '0.5em',
    borderBlockStart: '2px solid',
    borderInlineEnd: '2px solid',
    transform: 'rotate(45deg)',
    color: color.terracotta,
  },
});

/**
 * What the product specification calls placeholders. A button that does nothing looks broken, and a link
 * to nowhere sounds like one to somewhere: these say that they are not ready yet.
 */
export function PlaceholderButtons({ features, comingSoon }: PlaceholderButtonsProps) {
  const { format } = useI18n();
  const sayComingSoon = (feature: string) =>
    notify({ kind: 'info', title: format(comingSoon, { feature }) });

  return (
    <ul css={list}>
      {features.map((feature) => (
        <li key={feature}>
          <button type="button" css={button} onClick={() => sayComingSoon(feature)}>
            {feature}
          </button>
        </li>
      ))}
    </ul>
  );
}
