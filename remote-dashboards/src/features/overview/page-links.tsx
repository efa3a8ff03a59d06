import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';

interface PageLinksProps {
  /** The labels of the links. */
  readonly names: readonly string[];
  /** The paths of the links, in the order of the labels. */
  readonly pages: readonly string[];
}

const { color, radius, space } = tokens;

// The links are in one column, or in several columns of a wide card.
const list = css(plainListStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space.xs,
  [media.print]: { display: 'none' },
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
  [media.hover]: { '&:hover': { borderColor: color.river, color: color.river } },
});

/** A dashboard's list of links. */
export function DashboardPageLinks({ names, pages }: PageLinksProps) {
  return (
    <ul css={list}>
      {pages.map((page, index) => (
        <li key={page}>
          <Link css={link} to={page}>
            {names[index]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
