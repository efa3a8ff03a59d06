import { useQuery } from '@tanstack/react-query';
import { Button } from '@torsa/shared/ui/button';
import { useState } from 'react';
import { type ReportRow, reportQuery } from '../../api/reports.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toCsv } from '../../ui/to-csv.ts';
import { EmailReportDialog } from './email-report-dialog.tsx';
import type { ReportDayRange } from './report-period.ts';
import type { ReportsPageTexts } from './reports-page.copy.en.ts';
import { useReportPeriod } from './use-report-period.ts';

/** The buttons that print, download and email the displayed report. */
export function ReportActions({ copy }: { readonly copy: ReportsPageTexts }) {
  const { period, span } = useReportPeriod();
  const [isEmailing, setEmailing] = useState(false);
  const { data: rows } = useQuery(reportQuery(span.first, span.last));
  return (
    <>
      <Button variant="secondary" onClick={() => window.print()}>
        {copy.print}
      </Button>
      <Button
        variant="secondary"
        disabled={rows === undefined}
        onClick={() => rows && saveReport(rows, span, copy)}
      >
        {copy.export}
      </Button>
      <Button variant="secondary" onClick={() => setEmailing(true)}>
        {copy.email.title}
      </Button>
      {isEmailing && (
        <EmailReportDialog
          period={period}
          span={span}
          close={() => setEmailing(false)}
          copy={copy.email}
        />
      )}
    </>
  );
}

function saveReport(
  rows: readonly ReportRow[],
  { first, last }: ReportDayRange,
  copy: ReportsPageTexts,
): void {
  const { columns } = copy;
  const head = [
    columns.person,
    columns.moved,
    columns.done,
    columns.overdue,
    columns.answered,
    copy.medianSeconds,
  ];
  const lines = rows.map((row) => [
    row.staff_id === null ? copy.all : row.name,
    String(row.moved),
    String(row.done),
    String(row.overdue),
    String(row.answered),
    row.median_reply === null ? '' : String(row.median_reply),
  ]);
  saveFile(`torsa-report-${first}-${last}.csv`, 'text/csv', toCsv([head, ...lines]));
}
