import type { CompanyStatistic, CompanyStatistics } from '../../api/reports.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { AnalyticsTexts } from './analytics-page.copy.en.ts';
import { BreakdownTable } from './figure-card.tsx';

const contactPages: readonly string[] = ['/contact', '/bn/contact'];

interface EnquiryFunnelProps {
  readonly figures: CompanyStatistics;
  readonly copy: AnalyticsTexts;
}

/** A card with the steps from a visit to a project: visits, contact page visits, enquiries and projects. */
export function EnquiryFunnel({ figures, copy }: EnquiryFunnelProps) {
  const totalOf = (figure: CompanyStatistic) =>
    figures.values[figure].reduce<number>((sum, value = 0) => sum + value, 0);
  const visits = totalOf('visits');
  if (visits === 0) return null;
  const contactVisits = figures.breakdowns
    .filter(({ figure, breakdown }) => figure === 'visits' && contactPages.includes(breakdown))
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <DashboardCard width="half" title={copy.funnel.title}>
      <BreakdownTable
        caption={copy.funnel.steps}
        breakdowns={[
          { figure: 'visits', breakdown: copy.figures.visits.title, amount: visits },
          { figure: 'visits', breakdown: copy.pages['/contact'], amount: contactVisits },
          ...(['enquiries', 'projects'] as const).map((figure) => ({
            figure,
            breakdown: copy.figures[figure].title,
            amount: totalOf(figure),
          })),
        ]}
      />
      <p css={portalStyles.smallMuted}>{copy.funnel.text}</p>
    </DashboardCard>
  );
}
