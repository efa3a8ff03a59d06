/**
 * The router as remotes may use it. The host provides this facade instead of React Router whole,
 * so that what nobody uses is left out of its bundle. There is one router, and the host makes it.
 */

export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { Link, type LinkProps } from './link.tsx';
export { NavLink } from './nav-link.tsx';
export { NavigationProvider, useEntries } from './navigation-context.ts';
export { useParams } from './page-params.ts';
