import { css } from '@emotion/react';
import { Link, type LinkProps } from '@torsa/shared/router';
import { minTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import { PortalFrame } from './portal-frame.tsx';
import type { NavCopy } from './portal-nav.copy.en.ts';

const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${tokens.space.m}`,
  minBlockSize: '3rem',
  '& > * + :last-child': { marginInlineStart: 'auto' },
});
const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: minTargetSize,
});

interface DetailFrameProps {
  readonly title: string;
  /** Status badge beside the page title. */
  readonly status?: ReactNode;
  /** Path of the list page that contains the displayed row. */
  readonly list: LinkProps['to'];
  /** Controls beside the link to the list page. */
  readonly shortcuts?: ReactNode;
  readonly copy: { readonly back: string; readonly portal: NavCopy };
  /** Renders the displayed row beside other content, such as the list. */
  readonly beside?: (row: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** The layout of a detail page, with a link to the list page. */
export function DetailFrame({
  title,
  status,
  list,
  shortcuts,
  copy,
  beside,
  children,
}: DetailFrameProps) {
  const row = (
    <>
      <div css={top}>
        <Link css={back} to={list} aria-keyshortcuts="u">
          <span aria-hidden="true">←</span> {copy.back}
        </Link>
        {status}
        {shortcuts}
      </div>
      {children}
    </>
  );
  return (
    <PortalFrame title={title} copy={copy.portal}>
      {beside ? beside(row) : row}
    </PortalFrame>
  );
}

/** A loading placeholder with the height of a loaded conversation. */
export function DetailSkeleton({ label }: { readonly label: string }) {
  return <RowSkeletons label={label} rows={4} height="6rem" />;
}
