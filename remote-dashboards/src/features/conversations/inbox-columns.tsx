import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { portalStyles } from '../../ui/styles.ts';

const { layout, space } = tokens;

const columns = css({
  display: 'grid',
  gap: space.l,
  [media.desktop]: { gridTemplateColumns: '22.5rem minmax(0, 1fr)', alignItems: 'start' },
  [media.print]: { display: 'block' },
});
const list = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  minInlineSize: 0,
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: `calc(${layout.header} + ${space.m})`,
    maxBlockSize: `calc(100dvh - ${layout.header} - 2 * ${space.m})`,
    // This space keeps the focus ring visible at the edge of the scroll container.
    padding: '6px',
    margin: '-6px',
    overflowY: 'auto',
  },
  [media.print]: { position: 'static', maxBlockSize: 'none', overflowY: 'visible' },
});
const work = css({ display: 'grid', alignContent: 'start', gap: space.m, minInlineSize: 0 });

/** The scroll position of the inbox list, because each page renders a new list element. */
let scrolled = 0;

interface InboxColumnsProps {
  /** The column to print: `beside` is the inbox list, and `work` is the open conversation. */
  readonly printed: 'beside' | 'work';
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** The two columns of the inbox: the list of conversations and the open conversation. */
export function InboxColumns({ printed, beside, children }: InboxColumnsProps) {
  const column = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (column.current) column.current.scrollTop = scrolled;
  }, []);
  return (
    <div css={columns}>
      <div
        ref={column}
        css={[list, printed === 'work' && portalStyles.notOnPaper]}
        onScroll={({ currentTarget }) => {
          scrolled = currentTarget.scrollTop;
        }}
      >
        {beside}
      </div>
      <div css={[work, printed === 'beside' && portalStyles.notOnPaper]}>{children}</div>
    </div>
  );
}
