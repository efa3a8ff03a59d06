import { Container } from '@torsa/shared/ui/container';
import type { ReactNode } from 'react';
import { dashboardGrid } from '../parts/dashboard-grid.ts';
import { PortalNav } from '../portal/portal-nav.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import type { DashboardMessages } from './dashboard-messages.en.ts';
import { LogOutButton } from './log-out-button.tsx';

interface DashboardPageProps {
  readonly title: string;
  readonly lead: string;
  readonly messages: Pick<DashboardMessages, 'logOut' | 'loggingOut' | 'logOutToasts' | 'portal'>;
  readonly children: ReactNode;
}

/** The frame of a dashboard: its title, the way out, and its cards. */
export function DashboardPage({ title, lead, messages, children }: DashboardPageProps) {
  return (
    <>
      <DashboardHeader title={title} lead={lead}>
        <LogOutButton messages={messages} />
      </DashboardHeader>
      <PortalNav messages={messages.portal} />
      <Container css={dashboardGrid}>{children}</Container>
    </>
  );
}
