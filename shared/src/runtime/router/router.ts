/**
 * The router functions that remotes may use. The host provides this facade instead of the whole React Router, so that
 * unused code is not in its bundle. Only the host creates a router.
 */

export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { Link, type LinkProps } from './link.tsx';
export { NavLink } from './nav-link.tsx';
export { NavigationProvider, useEntries } from './navigation-context.ts';
export { useParams } from './page-params.ts';
