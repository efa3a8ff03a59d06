/** The router functions for remotes, because the whole React Router would add unused code to the host's bundle. */

export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { Link, type LinkProps } from './link.tsx';
export { NavLink } from './nav-link.tsx';
export { NavigationProvider, useNavigationEntries } from './navigation-context.ts';
export { useParams } from './page-params.ts';
