import { matchPath, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';

export interface NavLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
  /** If true, the link is current only on its own page, and not on the pages below. */
  readonly end?: boolean;
}

/** A link that has `aria-current` if its page, or a page below it, is open. */
export function NavLink({ to, end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const isHere = matchPath({ path: to, end }, pathname) !== null;
  return <Link {...link} to={to} aria-current={isHere ? 'page' : undefined} />;
}
