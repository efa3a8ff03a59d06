import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';

const { color, radius, space } = tokens;

/** `alert`: something failed; `status`: something to know. Both are read out when they come. */
type NoticeKind = 'alert' | 'status';

interface NoticeProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
}

const bar = (edge: string) =>
  css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xxs} ${space.m}`,
    padding: `${space.xs} ${space.m}`,
    border: `1px solid ${color.line}`,
    borderInlineStart: `4px solid ${edge}`,
    borderRadius: radius.m,
    backgroundColor: color.surface,
  });

const bars: Readonly<Record<NoticeKind, ReturnType<typeof css>>> = {
  alert: bar(color.danger),
  status: bar(color.edge),
};

/** What a page has to say, in its place, for as long as it is true. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div role={kind} css={bars[kind]}>
      {children}
    </div>
  );
}
