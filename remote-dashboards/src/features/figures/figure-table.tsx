import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import type { AnalyticsTexts } from './analytics-page.copy.en.ts';
import { numberTableStyles } from './table-styles.ts';

const summary = css({
  paddingBlock: '0.7rem',
  color: tokens.color.river,
  fontWeight: 550,
  cursor: 'pointer',
});

interface FigureTableProps {
  readonly title: string;
  readonly steps: readonly string[];
  readonly values: readonly (number | undefined)[];
  /** The values of the previous period, or an empty list. */
  readonly previous: readonly (number | undefined)[];
  /** The header of the time step column. */
  readonly stepTitle: string;
  readonly format: (value: number) => string;
  readonly copy: AnalyticsTexts;
}

/** A table with the values of a chart. */
export function ChartValuesTable({
  title,
  steps,
  values,
  previous,
  stepTitle,
  format,
  copy,
}: FigureTableProps) {
  const { format: word } = useI18n();
  const show = (value: number | undefined) => (value === undefined ? '–' : format(value));
  return (
    <details>
      <summary css={summary}>{word(copy.asTable, { title })}</summary>
      <table css={numberTableStyles.table}>
        <caption css={visuallyHiddenStyle}>{title}</caption>
        <thead>
          <tr>
            <th css={numberTableStyles.head} scope="col">
              {stepTitle}
            </th>
            <th css={[numberTableStyles.head, numberTableStyles.number]} scope="col">
              {title}
            </th>
            {previous.length > 0 && (
              <th css={[numberTableStyles.head, numberTableStyles.number]} scope="col">
                {copy.previous}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step}>
              <th css={numberTableStyles.cell} scope="row">
                {step}
              </th>
              <td css={[numberTableStyles.cell, numberTableStyles.number]}>
                {show(values[index])}
              </td>
              {previous.length > 0 && (
                <td css={[numberTableStyles.cell, numberTableStyles.number]}>
                  {show(previous[index])}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
