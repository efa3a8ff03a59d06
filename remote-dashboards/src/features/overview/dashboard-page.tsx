import type { ReactNode } from 'react';
import type { DashboardMessages } from '../../app/dashboard-messages.en.ts';
import { PortalFrame } from '../../app/portal-frame.tsx';
import { dashboardGrid } from '../../ui/dashboard-grid.ts';

interface DashboardPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly messages: Pick<DashboardMessages, 'portal'>;
  readonly children: ReactNode;
}

/** A dashboard: its title and its cards. */
export function DashboardPage({ title, lead, messages, children }: DashboardPageProps) {
  return (
    <PortalFrame title={title} {...(lead ? { lead } : {})} messages={messages.portal}>
      <div css={dashboardGrid}>{children}</div>
    </PortalFrame>
  );
}
