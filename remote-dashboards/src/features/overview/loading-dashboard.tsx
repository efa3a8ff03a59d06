import { css } from '@emotion/react';
import { darkSurfaceStyle } from '@torsa/shared/theme/deep-surface';
import { Card } from '@torsa/shared/ui/card';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import type { PortalTexts } from '../../app/portal.copy.en.ts';
import { dashboardCardWidths } from '../../ui/dashboard-grid.ts';
import { DashboardPage } from './dashboard-page.tsx';

/** A loading placeholder as high as the dark dashboard card. */
const deepCard = css(darkSurfaceStyle, { minBlockSize: '15rem' });

interface LoadingDashboardProps {
  readonly copy: Pick<PortalTexts, 'loading' | 'portal'>;
}

/** The loading placeholder of a staff dashboard. */
export function LoadingDashboard({ copy }: LoadingDashboardProps) {
  const { title, label } = copy.loading;
  return (
    <DashboardPage title={title} copy={copy}>
      <Card css={[deepCard, dashboardCardWidths.whole]}>
        <Skeleton label={label} lines={2} />
      </Card>
      <Card css={dashboardCardWidths.half}>
        <Skeleton lines={6} />
      </Card>
      <Card css={dashboardCardWidths.half}>
        <Skeleton lines={6} />
      </Card>
    </DashboardPage>
  );
}
