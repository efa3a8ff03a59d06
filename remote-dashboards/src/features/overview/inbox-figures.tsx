import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import type { Language } from '@torsa/shared/i18n/languages';
import {
  type InboxStatistics as InboxFiguresRow,
  inboxStatisticsQuery,
} from '../../api/reports.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { StatisticsList } from './figure-list.tsx';
import type { OverviewTexts } from './overview.copy.en.ts';

const unknown = '–';

/** Returns the numbers of waiting, unassigned and own conversations, each with the path of its list. */
export function listInboxCounts(
  figures: InboxFiguresRow | undefined,
  language: Language,
  copy: OverviewTexts['figures'],
) {
  const textOf = (count: number | undefined) =>
    count === undefined ? unknown : formatNumber(language, count);
  return [
    { value: textOf(figures?.waiting), words: copy.waiting, page: '/dashboard/inbox' },
    {
      value: textOf(figures?.unassigned),
      words: copy.unassigned,
      page: '/dashboard/inbox?share=unassigned',
    },
    { value: textOf(figures?.mine), words: copy.mine, page: '/dashboard/inbox?share=mine' },
  ];
}

interface InboxFiguresProps {
  readonly copy: OverviewTexts['figures'];
}

/** The numbers of waiting, unassigned and own conversations, and the longest wait, with links to their lists. */
export function InboxStatisticsList({ copy }: InboxFiguresProps) {
  const { language } = useI18n();
  const { data } = useQuery(inboxStatisticsQuery);
  return (
    <StatisticsList
      label={copy.label}
      figures={[
        ...listInboxCounts(data, language, copy),
        {
          value: data?.oldest ? <Timestamp at={data.oldest} as="wait" /> : unknown,
          words: copy.longest,
        },
      ]}
    />
  );
}
