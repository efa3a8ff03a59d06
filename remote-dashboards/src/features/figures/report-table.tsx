import { useI18n } from '@torsa/shared/i18n';
import type { ReportRow } from '../../api/reports.ts';
import { durationIn } from '../../ui/duration-in.ts';
import { numberIn } from '../../ui/number-in.ts';
import { figureTable, tableFrame } from '../../ui/table-style.ts';
import type { ReportCopy } from './reports-page.copy.en.ts';

const counts = ['moved', 'done', 'overdue', 'answered'] as const;

interface ReportTableProps {
  readonly rows: readonly ReportRow[];
  readonly caption: string;
  readonly copy: ReportCopy;
}

/** All figures, by person. */
export function ReportTable({ rows, caption, copy }: ReportTableProps) {
  const { language } = useI18n();
  const { columns } = copy;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by a keyboard
    <section css={tableFrame} tabIndex={0} aria-label={caption}>
      <table css={figureTable}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.person}</th>
            {counts.map((name) => (
              <th key={name} scope="col">
                {columns[name]}
              </th>
            ))}
            <th scope="col">{columns.median}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.staff_id ?? ''}>
              <th scope="row">{row.staff_id === null ? copy.all : row.name}</th>
              {counts.map((name) => (
                <td key={name}>{numberIn(language, row[name])}</td>
              ))}
              <td>{row.median_reply === null ? '–' : durationIn(language, row.median_reply)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
