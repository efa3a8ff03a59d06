/**
 * The router functions that remotes can use. The host provides this small module instead of the whole React Router,
 * so its bundle contains no unused code. Only the host creates a router.
 */

export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { Link, type LinkProps } from './link.tsx';
export { NavLink } from './nav-link.tsx';
export { NavigationProvider, useNavigationEntries } from './navigation-context.ts';
export { useParams } from './page-params.ts';
