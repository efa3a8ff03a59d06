import { useInfiniteQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { type Conversation, otherConversationsQuery } from '../../api/conversations.ts';
import { momentIn } from '../../ui/moments.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import { styles } from '../../ui/styles.ts';
import type { ConversationCopy } from './conversation-page.copy.en.ts';
import { WrittenBy } from './written-by.tsx';

interface SenderProps {
  readonly conversation: Conversation;
  readonly copy: Pick<
    ConversationCopy,
    'from' | 'reading' | 'states' | 'noSubject' | 'more' | 'loadingMore'
  >;
}

/** Who a conversation is from, and what else they wrote. */
export function Sender({ conversation, copy }: SenderProps) {
  const { format, language } = useI18n();
  const { from, states, noSubject } = copy;
  const others = useInfiniteQuery(otherConversationsQuery(conversation));
  const { name, email, created_at, source_page } = conversation;
  return (
    <>
      <SideCard title={from.title}>
        <div css={styles.wrapped}>
          <p css={styles.strong}>{name}</p>
          <p>
            <a css={styles.link} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
              {email}
            </a>
          </p>
          <div css={styles.smallMuted}>
            <WrittenBy conversation={conversation} copy={copy} />
          </div>
          <p css={styles.smallMuted}>
            {format(from.since, { moment: momentIn(language, created_at) })}
          </p>
          {source_page !== '' && (
            <p css={styles.smallMuted}>{format(from.source, { page: source_page })}</p>
          )}
        </div>
      </SideCard>
      <SideCard title={from.others}>
        <PagedList
          list={others}
          copy={copy}
          reading={copy.reading}
          skeleton={<RowSkeletons label={copy.reading.loading} rows={1} height="3rem" />}
          none={<p css={styles.smallMuted}>{from.noOthers}</p>}
        >
          {(rows) => (
            <ul css={styles.tightList}>
              {rows.map((row) => (
                <li key={row.id}>
                  <Link css={styles.wrappedLink} to={`/dashboard/inbox/${row.id}`}>
                    {row.subject || noSubject}
                  </Link>
                  <p css={styles.smallMuted}>
                    {states[row.status]} · {momentIn(language, row.last_message_at)}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </SideCard>
    </>
  );
}
