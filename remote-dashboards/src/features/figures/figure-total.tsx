import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { languageDefinitions } from '@torsa/shared/i18n/languages';
import { tokens } from '@torsa/shared/theme/tokens';
import { portalStyles } from '../../ui/styles.ts';
import type { AnalyticsTexts } from './analytics-page.copy.en.ts';

const { space } = tokens;

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
});

interface FigureTotalProps {
  readonly total: number;
  /** The total of the previous period. */
  readonly before: number;
  readonly days: number;
  readonly format: (value: number) => string;
  readonly copy: AnalyticsTexts;
}

/** The total of a company statistic in a period, and its change since the previous period. */
export function StatisticTotal({ total, before, days, format: read, copy }: FigureTotalProps) {
  const { format, language } = useI18n();
  const percent = new Intl.NumberFormat(languageDefinitions[language].locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return (
    <p css={line}>
      <span css={portalStyles.figure}>{format(copy.total, { total: read(total) })}</span>
      <span css={portalStyles.smallMuted}>
        {before === 0
          ? format(copy.noneBefore, { days })
          : format(copy.change, { change: percent.format(total / before - 1), days })}
      </span>
    </p>
  );
}
