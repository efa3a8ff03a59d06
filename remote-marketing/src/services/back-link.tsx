import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { targetLink } from '@torsa/shared/theme/target';

const link = css(targetLink);

/** From a service to all of them. */
export function BackLink({ children }: { readonly children: string }) {
  return (
    <Link css={link} to="/services">
      <span aria-hidden="true">←&nbsp;</span>
      {children}
    </Link>
  );
}
