import { css } from '@emotion/react';
import { deepSurface } from '@torsa/shared/theme/deep-surface';
import { Card } from '@torsa/shared/ui/card';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import { cardWidths } from '../parts/dashboard-grid.ts';
import type { DashboardMessages } from './dashboard-messages.en.ts';
import { DashboardPage } from './dashboard-page.tsx';

/** As high as the card of deep water that comes. */
const deepCard = css(deepSurface, cardWidths.whole, { minBlockSize: '14rem' });

interface LoadingDashboardProps {
  readonly messages: Pick<DashboardMessages, 'loading' | 'portal'>;
}

/** Shown while it is not known who is signed in. */
export function LoadingDashboard({ messages }: LoadingDashboardProps) {
  const { title, label } = messages.loading;
  return (
    <DashboardPage title={title} messages={messages}>
      <Card css={deepCard}>
        <Skeleton label={label} lines={2} />
      </Card>
      <Card css={cardWidths.twoThirds}>
        <Skeleton lines={5} />
      </Card>
      <Card css={cardWidths.third}>
        <Skeleton lines={5} />
      </Card>
    </DashboardPage>
  );
}
