import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import type { IcuMessage } from '@torsa/shared/i18n/message';
import { portalBottomBarMedia, portalRailMedia } from '@torsa/shared/theme/breakpoints';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { inboxStatisticsQuery } from '../api/reports.ts';
import { useSecondFactorRequired } from '../api/second-factor-required.ts';
import { unreadQuery } from '../api/unread.ts';
import { formatNumber } from '../ui/formatters.ts';
import type { NavTexts } from './portal-nav.copy.en.ts';

const { color, fontSize, radius, space } = tokens;

const besideIcon = {
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineStart: 'calc(50% + 0.25rem)',
  minInlineSize: '1.125rem',
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
} as const;
const pill = css({
  minInlineSize: '1.375rem',
  marginInlineStart: 'auto',
  paddingInline: space.xxs,
  borderRadius: radius.pill,
  backgroundColor: color.river,
  color: color.onRiver,
  fontSize: fontSize.small,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.375rem',
  textAlign: 'center',
  // The number is beside the icon, so that the icons of the bottom navigation bar stay aligned.
  [portalBottomBarMedia]: besideIcon,
  [portalRailMedia]: { '[data-folded] &': besideIcon },
});

/** Counts above this number appear as 99+, because a navigation tab on a phone is narrow. */
const mostShown = 99;

interface CountProps {
  readonly copy: NavTexts;
}

/** The number of conversations that wait for a reply from staff. */
export function WaitingConversationCount({ copy }: CountProps) {
  // Do not poll while the backend rejects the request, because each failure adds an error to the browser's console.
  const isRefused = useSecondFactorRequired();
  const { data } = useQuery({ ...inboxStatisticsQuery, enabled: !isRefused });
  return <CountPill count={data?.waiting} label={copy.waiting} />;
}

interface UnreadCountProps extends CountProps {
  readonly kind: 'conversation' | 'project';
}

/** The number of the client's conversations or projects with changes that the client has not read. */
export function UnreadCount({ kind, copy }: UnreadCountProps) {
  const { data } = useQuery(unreadQuery);
  const count = data?.filter((item) => item.kind === kind).length;
  return <CountPill count={count} label={copy.unread} />;
}

interface CountPillProps {
  readonly count: number | undefined;
  /** The accessible text of the number. */
  readonly label: IcuMessage<'count'>;
}

/** A number in a navigation entry. Nothing is shown if the number is zero or still loading. */
function CountPill({ count = 0, label }: CountPillProps) {
  const { format, language } = useI18n();
  if (count === 0) return null;
  return (
    <span css={pill}>
      <span aria-hidden="true">
        {formatNumber(language, Math.min(count, mostShown))}
        {count > mostShown && '+'}
      </span>
      <span css={visuallyHiddenStyle}>{format(label, { count })}</span>
    </span>
  );
}
