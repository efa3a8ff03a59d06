import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { tokens } from '../theme/tokens.ts';

const { color, radius, space } = tokens;

/** The ARIA role of a notice: `alert` for a failure, `status` for information. Screen readers announce both. */
export type NoticeRole = 'alert' | 'status';

export interface NoticeProps {
  readonly kind: NoticeRole;
  readonly children: ReactNode;
  /** A button or link next to the notice's text, whose changes screen readers do not announce. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.m}`,
  padding: `${space.s} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderInlineStart: '0.375rem solid',
  borderRadius: radius.m,
  backgroundColor: color.sunken,
  // Reserves space for a toast above the notice when the page scrolls to the notice.
  scrollMarginBlockStart: '9rem',
});
const edges: Readonly<Record<NoticeRole, ReturnType<typeof css>>> = {
  alert: css({ borderInlineStartColor: color.danger }),
  status: css({ borderInlineStartColor: color.river }),
};
const text = css({
  flex: '1 1 14rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > * + *': { marginBlockStart: space.xs },
});

/** A notice within the page, which remains visible as long as it applies, unlike a toast. */
export function Notice({ kind, children, action, ref }: NoticeProps) {
  return (
    <div ref={ref} css={[bar, edges[kind]]}>
      <div role={kind} css={text}>
        {children}
      </div>
      {action}
    </div>
  );
}
