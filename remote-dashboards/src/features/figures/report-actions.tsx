import { useMutation, useQuery } from '@tanstack/react-query';
import { getErrorText, getRetryAfterSeconds } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { notify } from '@torsa/shared/toast';
import { Button } from '@torsa/shared/ui/button';
import { describeRateLimitWait } from '@torsa/shared/ui/form/limited-text';
import { emailReport, type ReportRow, reportQuery } from '../../api/reports.ts';
import { saveFile } from '../../ui/save-file.ts';
import { toCsv } from '../../ui/to-csv.ts';
import type { DayRange } from './report-period.ts';
import type { ReportCopy } from './reports-page.copy.en.ts';
import { useReportPeriod } from './use-report-period.ts';

/** The buttons that print, download and email the displayed report. */
export function ReportActions({ copy }: { readonly copy: ReportCopy }) {
  const { language } = useI18n();
  const { period, span } = useReportPeriod();
  const { data: rows } = useQuery(reportQuery(span.first, span.last));
  const email = useMutation({
    mutationFn: () => emailReport(period, span.first),
    onSuccess: () => notify({ kind: 'success', title: copy.emailed, message: copy.emailedWhere }),
    onError(error) {
      const limited = describeRateLimitWait('tries', language, getRetryAfterSeconds(error));
      const message = getErrorText(error, { limited, ...copy.emailProblems });
      notify({ kind: 'error', title: copy.notEmailed, message });
    },
  });
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
      <Button variant="secondary" busy={email.isPending} onClick={() => email.mutate()}>
        {copy.email}
      </Button>
    </>
  );
}

function saveReport(rows: readonly ReportRow[], { first, last }: DayRange, copy: ReportCopy): void {
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
