import { Link } from '@torsa/shared/router';

/** From a service to all of them. */
export function BackLink() {
  return (
    <Link to="/services">
      <span aria-hidden="true">← </span>Back to all services
    </Link>
  );
}
