/**
 * The router as remotes may use it. The host provides this facade instead of React Router whole,
 * so that what nobody uses is left out of its bundle. There is one router, and the host makes it.
 */
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
