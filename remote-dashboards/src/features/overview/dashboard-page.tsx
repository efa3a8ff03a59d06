import type { ReactNode } from 'react';
import type { PortalTexts } from '../../app/portal.copy.en.ts';
import { PortalFrame } from '../../app/portal-page.tsx';
import { dashboardGridStyle } from '../../ui/dashboard-grid.ts';

interface DashboardPageProps {
  readonly title: string;
  /** A short text beside the dashboard's title. */
  readonly detail?: string;
  readonly copy: Pick<PortalTexts, 'portal'>;
  readonly children: ReactNode;
}

/** The layout of a dashboard: a title and a grid of cards. */
export function DashboardPage({ title, detail, copy, children }: DashboardPageProps) {
  return (
    <PortalFrame title={title} detail={detail} copy={copy.portal}>
      <div css={dashboardGridStyle}>{children}</div>
    </PortalFrame>
  );
}
