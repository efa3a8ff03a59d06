import { PageHeader } from '@torsa/shared/ui/page-header';

/** Shown while it is not known who is signed in. */
export function LoadingDashboard() {
  return <PageHeader title="Loading your dashboard…" />;
}
