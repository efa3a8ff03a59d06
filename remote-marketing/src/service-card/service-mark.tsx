import { css } from '@emotion/react';
import type { ServiceId } from '@torsa/shared/company';
import { tokens } from '@torsa/shared/theme/tokens';
import { serviceMarkPaths } from './service-mark-paths.ts';

const mark = css({ inlineSize: '3.25rem', blockSize: '3.25rem', color: tokens.color.terracotta });

/** The service's drawing; the title beside it says what it means. */
export function ServiceMark({ serviceId }: { readonly serviceId: ServiceId }) {
  return (
    <svg
      css={mark}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {serviceMarkPaths[serviceId].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
