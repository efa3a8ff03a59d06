import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';

const { color, radius, space } = tokens;

const frame = css({
  padding: space.m,
  borderInlineStart: '0.375rem solid',
  borderRadius: radius.s,
  backgroundColor: color.sunken,
});
const good = css(frame, { borderInlineStartColor: color.success });
const bad = css(frame, { borderInlineStartColor: color.danger });

interface NoticeProps {
  /** `alert` for what went wrong, `status` for what went well. */
  readonly role: 'alert' | 'status';
  readonly children: ReactNode;
}

/** What a form has to say. It stays on the page, where a toast would be gone after a few seconds. */
export function Notice({ role, children }: NoticeProps) {
  return (
    <p css={role === 'alert' ? bad : good} role={role}>
      {children}
    </p>
  );
}
