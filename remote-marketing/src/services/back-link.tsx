import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';

const link = css(touchTargetLinkStyle);

/** The link from a service page to the list of all services. */
export function BackToServicesLink({ children }: { readonly children: string }) {
  return (
    <Link css={link} to="/services">
      <span aria-hidden="true">←&nbsp;</span>
      {children}
    </Link>
  );
}
