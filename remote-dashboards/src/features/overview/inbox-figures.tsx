import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { inboxFiguresQuery } from '../../api/reports.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { FigureList } from './figure-list.tsx';
import type { OverviewCopy } from './overview.copy.en.ts';

const unknown = '–';

interface InboxFiguresProps {
  readonly copy: OverviewCopy['figures'];
}

/**
 * The number of waiting conversations, the user's own and unassigned conversations, and the longest wait. Each number
 * links to its list.
 */
export function InboxFigures({ copy }: InboxFiguresProps) {
  const { language } = useI18n();
  const { data } = useQuery(inboxFiguresQuery);
  const countOf = (count: number | undefined) =>
    count === undefined ? unknown : formatNumber(language, count);
  return (
    <FigureList
      label={copy.label}
      figures={[
        { value: countOf(data?.waiting), words: copy.waiting, page: '/dashboard/inbox' },
        {
          value: countOf(data?.unassigned),
          words: copy.unassigned,
          page: '/dashboard/inbox?share=unassigned',
        },
        { value: countOf(data?.mine), words: copy.mine, page: '/dashboard/inbox?share=mine' },
        {
          value: data?.oldest ? <Timestamp at={data.oldest} as="ago" /> : unknown,
          words: copy.longest,
        },
      ]}
    />
  );
}
