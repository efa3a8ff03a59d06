import { Link } from '@torsa/shared/router';

/** From a service to all of them. */
export function BackLink({ children }: { readonly children: string }) {
  return (
    <Link to="/services">
      <span aria-hidden="true">← </span>
      {children}
    </Link>
  );
}
