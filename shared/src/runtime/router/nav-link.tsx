import { matchPath, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';

export interface NavLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
  /** Only this very page counts, and not those below it. */
  readonly end?: boolean;
}

/** A link that says, with `aria-current`, that its page or one below it is open. */
export function NavLink({ to, end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const isHere = matchPath({ path: to, end }, pathname) !== null;
  return <Link {...link} to={to} aria-current={isHere ? 'page' : undefined} />;
}
