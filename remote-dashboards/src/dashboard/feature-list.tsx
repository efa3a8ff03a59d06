import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { notify } from '@torsa/shared/toast';
import { useId } from 'react';
import { SoonTag } from '../parts/soon-tag.tsx';
import type { DashboardMessages } from './dashboard-messages.en.ts';

interface FeatureListProps {
  /** What can be done, or will be one day: the text of each. */
  readonly features: readonly string[];
  /** The page that each leads to, in their order; undefined where there is none yet. */
  readonly pages?: readonly (string | undefined)[];
  readonly messages: Pick<DashboardMessages, 'comingSoon' | 'soon'>;
}

const { color, radius, space } = tokens;

// Under each other, or side by side where the card is wide.
const list = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space.xs,
  [media.print]: { display: 'none' },
});
const row = css({ position: 'relative' });
const button = css({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '3rem',
  padding: `${space.xs} 5.5rem ${space.xs} ${space.m}`,
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.m,
  background: 'none',
  color: color.textMuted,
  lineHeight: 1.3,
  textAlign: 'start',
});
const link = css({
  display: 'flex',
  alignItems: 'center',
  blockSize: '100%',
  minBlockSize: '3rem',
  padding: `${space.xs} ${space.m}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.m,
  color: color.text,
  fontWeight: 550,
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { borderColor: color.river, color: color.river },
});
const tag = css({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: space.s,
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
});

/**
 * Links to what there is, and what the product specification calls placeholders. A button that does nothing looks
 * broken, and a link to nowhere sounds like one to somewhere: these show that they are not ready yet, and say so when
 * pressed.
 */
export function FeatureList({ features, pages = [], messages }: FeatureListProps) {
  const { format } = useI18n();
  const id = useId();
  const sayComingSoon = (feature: string) =>
    notify({ kind: 'info', title: format(messages.comingSoon, { feature }) });

  return (
    <ul css={list}>
      {features.map((feature, index) => {
        const page = pages[index];
        return (
          <li key={feature} css={row}>
            {page ? (
              <Link css={link} to={page}>
                {feature}
              </Link>
            ) : (
              <>
                <button
                  type="button"
                  css={button}
                  aria-describedby={`${id}${index}`}
                  onClick={() => sayComingSoon(feature)}
                >
                  {feature}
                </button>
                <SoonTag id={`${id}${index}`} css={tag}>
                  {messages.soon}
                </SoonTag>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
