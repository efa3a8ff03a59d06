import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { PortalData } from '../data/portal-data.tsx';
import { agoIn } from '../parts/moments.ts';
import { numberIn } from '../parts/number-in.ts';
import { figuresQuery } from '../portal/figures-query.ts';
import type { OverviewMessages } from './overview-messages.en.ts';

const { color, font, fontSize, space } = tokens;

const list = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${space.s} ${space.l}`,
  // The river flows beside them.
  maxInlineSize: '46rem',
});
const figure = css({
  display: 'grid',
  color: color.onDeepMuted,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { color: color.onDeep, textDecoration: 'underline' },
});
const value = css({
  color: color.onDeep,
  // The figures of the display font rise and fall like letters.
  fontFamily: font.text,
  fontSize: fontSize.title,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 550,
  lineHeight: 1.3,
});

interface InboxFiguresProps {
  /** Whose share comes first: a leader looks for what nobody has, a member for what is theirs. */
  readonly first: 'unassigned' | 'mine';
  readonly messages: OverviewMessages['figures'];
}

/** How many wait for an answer, whose they are, and since when: each figure leads to them. */
export function InboxFigures(props: InboxFiguresProps) {
  return (
    <PortalData>
      <Figures {...props} />
    </PortalData>
  );
}

function Figures({ first, messages }: InboxFiguresProps) {
  const { language } = useI18n();
  const { data } = useQuery(figuresQuery);
  const unknown = '–';
  const countOf = (count: number | undefined) =>
    count === undefined ? unknown : numberIn(language, count);
  const shares =
    first === 'mine' ? (['mine', 'unassigned'] as const) : (['unassigned', 'mine'] as const);
  return (
    <ul css={list} aria-label={messages.label}>
      <li>
        <Link css={figure} to="/dashboard/inbox">
          <span css={value}>{countOf(data?.waiting)}</span> {messages.waiting}
        </Link>
      </li>
      {shares.map((share) => (
        <li key={share}>
          <Link css={figure} to={`/dashboard/inbox?share=${share}`}>
            <span css={value}>{countOf(data?.[share])}</span> {messages[share]}
          </Link>
        </li>
      ))}
      {data?.oldest && (
        <li css={figure}>
          <span css={value}>{agoIn(language, data.oldest)}</span> {messages.longest}
        </li>
      )}
    </ul>
  );
}
