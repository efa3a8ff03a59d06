import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { getTodayInOfficeTimeZone } from '../../api/figure-period.ts';
import { enquirySourcesQuery } from '../../api/reports.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { ListCard } from '../../ui/list-card.tsx';
import { getPageName } from '../../ui/page-name.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import type { FounderDashboardTexts } from './founder-dashboard-page.copy.en.ts';

/** The number of pages on the dashboard card. */
const shown = 4;
const days = 7;

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: tokens.space.m,
  minBlockSize: minTouchTargetSize,
});

interface EnquirySourcesProps {
  readonly copy: FounderDashboardTexts;
}

/** A dashboard card with the pages from which most enquiries of the last seven days came. */
export function EnquirySourcesCard({ copy }: EnquirySourcesProps) {
  const i18n = useI18n();
  const query = useQuery(enquirySourcesQuery(days, useToday(getTodayInOfficeTimeZone)));
  const { sources, overviewWords } = copy;
  return (
    <ListCard
      query={{ ...query, data: query.data?.slice(0, shown) }}
      width="half"
      copy={sources}
      reading={overviewWords.reading}
      all={{ to: `/founder-dashboard/analytics?days=${days}#sources`, label: sources.all }}
      height={`calc(${shown} * ${minTouchTargetSize})`}
      skeleton={{ rows: shown, height: minTouchTargetSize }}
      none={<p>{sources.none}</p>}
    >
      {({ breakdown, amount }) => (
        <li key={breakdown} css={row}>
          <span css={portalStyles.wrapped} dir="auto">
            {getPageName(breakdown, sources.names, i18n) || sources.unknown}
          </span>
          <span css={portalStyles.strong}>{formatNumber(i18n.language, amount)}</span>
        </li>
      )}
    </ListCard>
  );
}
