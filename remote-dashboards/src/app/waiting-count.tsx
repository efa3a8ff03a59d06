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
  // The number is beside the icon, so that the icons of the bottom bar stay aligned.
  [portalBottomBarMedia]: besideIcon,
  [portalRailMedia]: { '[data-folded] &': besideIcon },
});

/** Larger numbers appear as 99+, because a phone's navigation entry is narrow. */
const mostShown = 99;

interface CountProps {
  readonly copy: NavTexts;
}

/** The number of conversations that wait for a reply from staff. */
export function WaitingConversationCount({ copy }: CountProps) {
  // Do not poll while the backend rejects the request, because each failure adds a console error.
  const isRefused = useSecondFactorRequired();
  const { data } = useQuery({ ...inboxStatisticsQuery, enabled: !isRefused });
  return <CountPill count={data?.waiting} label={copy.waiting} />;
}

interface UnreadCountProps extends CountProps {
  readonly kind: 'conversation' | 'project';
}

/** The number of a client's conversations or projects with unread changes. */
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

/** A number in a navigation entry. Zero and a loading number show nothing. */
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
