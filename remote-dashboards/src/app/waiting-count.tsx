import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { inboxFiguresQuery } from '../api/reports.ts';
import { useSecondFactorRequired } from '../api/second-factor-required.ts';
import { formatNumber } from '../ui/formatters.ts';
import type { NavCopy } from './portal-nav.copy.en.ts';

const { color, fontSize, radius, space } = tokens;

const pill = css({
  minInlineSize: '1.75rem',
  paddingInline: space.xs,
  borderRadius: radius.pill,
  backgroundColor: color.river,
  color: color.onRiver,
  fontSize: fontSize.small,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.75rem',
  textAlign: 'center',
});

/** Larger counts appear as 99+, because a navigation tab on a phone is narrow. */
const mostShown = 99;

/**
 * Renders the number of conversations that wait for a reply. Renders nothing if the number is zero or still loading.
 */
export function WaitingCount({ copy }: { readonly copy: NavCopy }) {
  const { format, language } = useI18n();
  // Do not poll while the backend rejects the request, because each failure adds a message to the console.
  const isRefused = useSecondFactorRequired();
  const { data } = useQuery({ ...inboxFiguresQuery, enabled: !isRefused });
  if (!data || data.waiting === 0) return null;
  return (
    <span css={pill}>
      <span aria-hidden="true">
        {formatNumber(language, Math.min(data.waiting, mostShown))}
        {data.waiting > mostShown && '+'}
      </span>
      <span css={visuallyHidden}>{format(copy.waiting, { count: data.waiting })}</span>
    </span>
  );
}
