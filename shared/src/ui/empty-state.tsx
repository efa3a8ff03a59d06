import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { companyLogoPaths } from '../theme/river-mark.ts';
import { tokens } from '../theme/tokens.ts';

const { color, space } = tokens;
const { arch, size } = companyLogoPaths;

const wrapper = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.s,
  flex: 1,
  paddingBlock: space.m,
  color: color.textMuted,
  textAlign: 'center',
});

/** A placeholder for an empty list: a drawing of an empty arch and a text. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return (
    <div css={wrapper}>
      <svg viewBox={`0 0 ${size} ${size}`} width="56" height="56" aria-hidden="true">
        <path d={arch} fill="none" stroke="currentColor" strokeDasharray="2.5 2.5" />
      </svg>
      <p>{children}</p>
    </div>
  );
}
