import { css } from '@emotion/react';
import type { ToastContent } from './toast-content.ts';

const title = css({ margin: 0, fontWeight: 700 });
const detail = css({ margin: '0.25rem 0 0' });

/** The text inside a toast. The host renders the toast's frame. */
export function ToastText({ content }: { readonly content: ToastContent }) {
  return (
    <div>
      <p css={title}>{content.title}</p>
      {content.message !== undefined && <p css={detail}>{content.message}</p>}
    </div>
  );
}
