import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';

const link = css({ display: 'inline-flex', alignItems: 'center', minBlockSize: '2.75rem' });

/** From a service to all of them. */
export function BackLink({ children }: { readonly children: string }) {
  return (
    <Link css={link} to="/services">
      <span aria-hidden="true">←&nbsp;</span>
      {children}
    </Link>
  );
}
