import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { tokens } from '../theme/tokens.ts';

const { color, radius, space } = tokens;

/** `alert`: something failed; `status`: something to know. Both are read out when they come. */
export type NoticeKind = 'alert' | 'status';

export interface NoticeProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
  /** What can be done about it. Beside the words, so that a change of a button is not read out. */
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
  // Brought into view, it stands below the toast that says the same for a moment.
  scrollMarginBlockStart: '9rem',
});
const edges: Readonly<Record<NoticeKind, ReturnType<typeof css>>> = {
  alert: css({ borderInlineStartColor: color.danger }),
  status: css({ borderInlineStartColor: color.river }),
};
const words = css({
  flex: '1 1 14rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > * + *': { marginBlockStart: space.xs },
});

/** What a page has to say, in its place, for as long as it is true: a toast would be gone after a few seconds. */
export function Notice({ kind, children, action, ref }: NoticeProps) {
  return (
    <div ref={ref} css={[bar, edges[kind]]}>
      <div role={kind} css={words}>
        {children}
      </div>
      {action}
    </div>
  );
}
