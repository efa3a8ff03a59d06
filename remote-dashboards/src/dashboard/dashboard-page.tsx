import type { ReactNode } from 'react';
import { dashboardGrid } from '../parts/dashboard-grid.ts';
import { PortalFrame } from '../portal/portal-frame.tsx';
import type { DashboardMessages } from './dashboard-messages.en.ts';

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
