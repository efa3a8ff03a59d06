import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { useSearchParams } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { dayInWords } from '../../api/days.ts';
import { type ReportRow, reportQuery } from '../../api/reports.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { chipStyle, chips } from '../../ui/chip-style.ts';
import { Reading } from '../../ui/reading.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { shorten } from '../../ui/shorten.ts';
import { toCsv } from '../../ui/to-csv.ts';
import { useToday } from '../../ui/use-today.ts';
import { ReportFigures } from './report-figures.tsx';
import type { ReportMessages } from './report-messages.en.ts';
import {
  isReadable,
  type Period,
  periods,
  readPeriod,
  type Span,
  spanAfter,
  spanBefore,
  writePeriod,
} from './report-period.ts';
import { ReportTable } from './report-table.tsx';

const { space } = tokens;

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  [media.print]: { display: 'none' },
});
const heading = css({ fontSize: tokens.fontSize.h3 });
const group = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });

/** `/dashboard/reports`: what the team did in a week or a month. */
export function ReportsPage({ messages }: { readonly messages: ReportMessages }) {
  return (
    <PortalPage
      messages={messages}
      skeleton={<RowSkeletons label={messages.loading} rows={4} height="4rem" />}
    >
      {() => <ReportView messages={messages} />}
    </PortalPage>
  );
}

/** What was done in a week or a month, against the one before; on paper and as a file as well. */
function ReportView({ messages }: { readonly messages: ReportMessages }) {
  const { format, language } = useI18n();
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const { period, span, unknownDay } = readPeriod(search, today);
  const [earlier, later] = [spanBefore(period, span), spanAfter(period, span)];
  const query = useQuery(reportQuery(span.first, span.last));
  const before = useQuery(reportQuery(earlier.first, earlier.last));
  const show = (one: Period, from: string) =>
    setSearch(writePeriod(one, from, today), { replace: true, preventScrollReset: true });
  const words = (day: string) => dayInWords(language, day, 'medium');
  const title = format(messages.span, { first: words(span.first), last: words(span.last) });
  return (
    <>
      <div css={bar}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
        <div role="group" aria-label={messages.period} css={chips}>
          {periods.map((one) => (
            <button
              key={one}
              type="button"
              css={chipStyle}
              aria-pressed={one === period}
              onClick={() => show(one, span.first)}
            >
              {messages.periods[one]}
            </button>
          ))}
        </div>
        <div css={group}>
          <Button
            variant="secondary"
            disabled={!isReadable(earlier)}
            onClick={() => show(period, earlier.first)}
          >
            {messages.before}
          </Button>
          <Button
            variant="secondary"
            disabled={!isReadable(later)}
            onClick={() => show(period, later.first)}
          >
            {messages.after}
          </Button>
        </div>
      </div>
      {unknownDay !== undefined && (
        <Notice kind="alert">{format(messages.unknownDay, { text: shorten(unknownDay) })}</Notice>
      )}
      <h2 css={heading} aria-live="polite">
        {title}
      </h2>
      <Reading
        query={query}
        messages={messages.reading}
        skeleton={<RowSkeletons label={messages.loading} rows={4} height="4rem" />}
      >
        {(rows) => (
          <>
            <ReportFigures
              now={rows[0]}
              before={before.data?.[0]}
              period={period}
              messages={messages}
            />
            <ReportTable rows={rows} caption={title} messages={messages} />
            <div css={[bar, group]}>
              <Button variant="secondary" onClick={() => window.print()}>
                {messages.print}
              </Button>
              <Button variant="secondary" onClick={() => save(rows, span, messages)}>
                {messages.export}
              </Button>
            </div>
          </>
        )}
      </Reading>
    </>
  );
}

function save(rows: readonly ReportRow[], { first, last }: Span, messages: ReportMessages): void {
  const { columns } = messages;
  const head = [
    columns.person,
    columns.moved,
    columns.done,
    columns.overdue,
    columns.answered,
    messages.medianSeconds,
  ];
  const lines = rows.map((row) => [
    row.staff_id === null ? messages.all : row.name,
    String(row.moved),
    String(row.done),
    String(row.overdue),
    String(row.answered),
    row.median_reply === null ? '' : String(row.median_reply),
  ]);
  saveFile(`torsa-report-${first}-${last}.csv`, 'text/csv', toCsv([head, ...lines]));
}
