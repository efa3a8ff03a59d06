import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { inboxFiguresQuery } from '../../api/reports.ts';
import { Moment } from '../../ui/moment.tsx';
import { numberIn } from '../../ui/number-in.ts';
import { FigureList } from './figure-list.tsx';
import type { OverviewMessages } from './overview-messages.en.ts';

const unknown = '–';

interface InboxFiguresProps {
  readonly messages: OverviewMessages['figures'];
}

/** How many wait for an answer, whose they are, and since when: each figure leads to them. */
export function InboxFigures({ messages }: InboxFiguresProps) {
  const { language } = useI18n();
  const { data } = useQuery(inboxFiguresQuery);
  const countOf = (count: number | undefined) =>
    count === undefined ? unknown : numberIn(language, count);
  return (
    <FigureList
      label={messages.label}
      figures={[
        { value: countOf(data?.waiting), words: messages.waiting, page: '/dashboard/inbox' },
        {
          value: countOf(data?.unassigned),
          words: messages.unassigned,
          page: '/dashboard/inbox?share=unassigned',
        },
        { value: countOf(data?.mine), words: messages.mine, page: '/dashboard/inbox?share=mine' },
        {
          value: data?.oldest ? <Moment at={data.oldest} as="ago" /> : unknown,
          words: messages.longest,
        },
      ]}
    />
  );
}
