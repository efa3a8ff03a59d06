import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import type { CardWidth } from '../parts/dashboard-grid.ts';
import { dayInWords } from '../parts/days.ts';
import type { AnalyticsMessages } from './analytics-messages.en.ts';
import { type CompanyFigure, type Figures, speeds } from './analytics-query.ts';
import { Chart } from './chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { Parts } from './parts.tsx';
import type { Period } from './period.ts';
import { valueIn } from './value-in.ts';

const { color, font, fontSize, space } = tokens;

const note = css({ margin: 0, color: color.textMuted, fontSize: fontSize.small });
const total = css({
  fontFamily: font.text,
  fontSize: fontSize.title,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 550,
});

const parts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space.m} ${space.l}`,
});

interface FigureCardProps {
  readonly figure: CompanyFigure;
  readonly figures: Figures;
  readonly step: Period['step'];
  readonly width: CardWidth;
  readonly messages: AnalyticsMessages;
}

/** One figure of the company: how much in all, how it went, and what it is made of. */
export function FigureCard({ figure, figures, step, width, messages }: FigureCardProps) {
  const { format, language } = useI18n();
  const words = messages.figures[figure];
  const values = figures.values[figure];
  const isSpeed = speeds.some((speed) => speed === figure);
  const steps = figures.starts.map((start) => dayInWords(language, start, 'short'));
  const read = (value: number) => valueIn(language, figure, value);
  const sum = values.reduce<number>((all, value = 0) => all + value, 0);
  const hasNone = values.every((value) => !value);
  return (
    <DashboardCard
      width={width}
      title={words.title}
      aside={!isSpeed && <span css={total}>{format(messages.total, { total: read(sum) })}</span>}
    >
      <p css={note}>{words.text}</p>
      {hasNone ? (
        <p>{messages.none}</p>
      ) : (
        <>
          <Chart
            label={words.title}
            kind={isSpeed ? 'line' : 'bars'}
            steps={steps}
            values={values}
            format={read}
          />
          <FigureTable
            title={words.title}
            steps={steps}
            values={values}
            stepTitle={messages.from[step]}
            format={read}
            messages={messages}
          />
        </>
      )}
      {'parts' in words && !hasNone && (
        <div css={parts}>
          <Parts
            caption={words.parts}
            nameless={messages.noSubject}
            parts={figures.parts.filter((part) => part.figure === figure)}
          />
          {'sources' in words && (
            <Parts
              caption={words.sources}
              nameless={messages.noSource}
              parts={figures.parts.filter((part) => part.figure === 'sources')}
            />
          )}
        </div>
      )}
    </DashboardCard>
  );
}
