import { matchPath, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';

export interface NavLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
  /**
   * If true, the link is marked as current only on its page. By default, the link is also marked on the pages below its
   * path.
   */
  readonly end?: boolean;
}

/** A link that has `aria-current` if its page, or a page below it, is open. */
export function NavLink({ to, end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const isHere = matchPath({ path: to, end }, pathname) !== null;
  return <Link {...link} to={to} aria-current={isHere ? 'page' : undefined} />;
}
