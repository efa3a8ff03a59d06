import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { dayInWords } from '../../api/days.ts';
import type { Period } from '../../api/figure-period.ts';
import { type CompanyFigure, type Figures, speeds } from '../../api/reports.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import type { CardWidth } from '../../ui/dashboard-grid.ts';
import { styles } from '../../ui/styles.ts';
import type { AnalyticsCopy } from './analytics-page.copy.en.ts';
import { Chart } from './chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { FigureTotal } from './figure-total.tsx';
import { Parts } from './parts.tsx';
import { partsByService } from './parts-by-service.ts';
import { valueIn } from './value-in.ts';

const { color, fontSize, space } = tokens;

const note = css({ margin: 0, color: color.textMuted, fontSize: fontSize.small });
// Side by side in a card that has a row for itself.
const content = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space.m} ${space.xl}`,
});

interface FigureCardProps {
  readonly figure: CompanyFigure;
  readonly figures: Figures;
  readonly period: Period;
  readonly width: CardWidth;
  readonly copy: AnalyticsCopy;
}

/** One figure of the company: how much in all, how it went, and what it is made of. */
export function FigureCard({ figure, figures, period, width, copy }: FigureCardProps) {
  const { language } = useI18n();
  const words = copy.figures[figure];
  const values = figures.values[figure];
  const before = figures.before[figure];
  const isSpeed = speeds.some((speed) => speed === figure);
  const steps = figures.starts.map((start) => dayInWords(language, start, 'short'));
  const read = (value: number) => valueIn(language, figure, value);
  const hasNone = values.every((value) => (isSpeed ? value === undefined : !value));
  const partsOf = (wanted: Figures['parts'][number]['figure']) =>
    figures.parts.filter((part) => part.figure === wanted);
  const byService = partsByService(partsOf('sources'), copy.services);
  return (
    <DashboardCard width={width} title={words.title}>
      <div>
        {before !== undefined && (
          <FigureTotal
            total={values.reduce<number>((all, value = 0) => all + value, 0)}
            before={before}
            days={period.days}
            format={read}
            copy={copy}
          />
        )}
        <p css={note}>{words.text}</p>
      </div>
      {hasNone ? (
        <p>{copy.none}</p>
      ) : (
        <div css={content}>
          <div>
            <Chart
              label={words.title}
              kind={isSpeed ? 'line' : 'bars'}
              steps={steps}
              values={values}
              format={read}
              isTall={width === 'whole'}
            />
            <FigureTable
              title={words.title}
              steps={steps}
              values={values}
              stepTitle={copy.from[period.step]}
              format={read}
              copy={copy}
            />
          </div>
          {'parts' in words && (
            <Parts
              caption={words.parts}
              nameless={copy.noSubject}
              others={figure === 'enquiries' ? undefined : copy.otherKeys}
              parts={partsOf(figure)}
            />
          )}
          {'sources' in words && (
            <div css={styles.stack}>
              {byService.length > 0 && <Parts caption={words.services} parts={byService} />}
              <Parts caption={words.sources} nameless={copy.noSource} parts={partsOf('sources')} />
            </div>
          )}
        </div>
      )}
    </DashboardCard>
  );
}
