import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import {
  type Conversation,
  otherConversationsQuery,
  senderAccountQuery,
} from '../../api/conversations.ts';
import { formatDateTime } from '../../ui/format-time.ts';
import { EmailAddress } from '../../ui/line-breaks.tsx';
import { getPageName } from '../../ui/page-name.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { ConversationTexts } from './conversation-page.copy.en.ts';

interface SenderDetailsProps {
  readonly conversation: Conversation;
  readonly copy: Pick<
    ConversationTexts,
    'from' | 'pageNames' | 'reading' | 'states' | 'noSubject' | 'more' | 'loadingMore'
  >;
}

/** The sender of a conversation, and the sender's other conversations. */
export function SenderDetails({ conversation, copy }: SenderDetailsProps) {
  const i18n = useI18n();
  const { format, language } = i18n;
  const { from, states, noSubject } = copy;
  const others = useInfiniteQuery(otherConversationsQuery(conversation));
  const { name, email, created_at, source_page } = conversation;
  return (
    <>
      <SideCard title={from.title}>
        <div css={portalStyles.wrapped}>
          <p css={portalStyles.strong}>{name}</p>
          <p>
            <a
              css={portalStyles.link}
              aria-label={email}
              href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
            >
              <EmailAddress address={email} />
            </a>
          </p>
          <div css={portalStyles.smallMuted}>
            <WrittenBy conversation={conversation} copy={copy} />
          </div>
          <p css={portalStyles.smallMuted}>
            {format(from.since, { moment: formatDateTime(language, created_at) })}
          </p>
          {source_page !== '' && (
            <p css={portalStyles.smallMuted}>
              {format(from.source, { page: getPageName(source_page, copy.pageNames, i18n) })}
            </p>
          )}
        </div>
      </SideCard>
      <SideCard title={from.others}>
        <PagedList
          list={others}
          copy={copy}
          reading={copy.reading}
          skeleton={<RowSkeletons label={copy.reading.loading} rows={1} height="3rem" />}
          none={<p css={portalStyles.smallMuted}>{from.noOthers}</p>}
        >
          {(rows) => (
            <ul css={portalStyles.tightList}>
              {rows.map((row) => (
                <li key={row.id}>
                  <Link css={portalStyles.wrappedLink} to={`/dashboard/inbox/${row.id}`}>
                    {row.subject || noSubject}
                  </Link>
                  <p css={portalStyles.smallMuted}>
                    {states[row.status]} · {formatDateTime(language, row.last_message_at)}
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

interface WrittenByProps {
  readonly conversation: Pick<Conversation, 'id' | 'email' | 'client_id'>;
  readonly copy: Pick<ConversationTexts, 'from' | 'reading'>;
}

/**
 * The sender of a conversation. The account and the typed address are separate, unless the account proves the address.
 */
function WrittenBy({ conversation, copy }: WrittenByProps) {
  const { format } = useI18n();
  const { id, email, client_id } = conversation;
  const { from, reading } = copy;
  const isOwned = client_id !== null;
  const writer = useQuery({ ...senderAccountQuery(id), enabled: !isOwned });
  if (isOwned) return <p>{from.client}</p>;
  return (
    <QueryBoundary query={writer} copy={reading} skeleton={<p aria-hidden="true">&nbsp;</p>}>
      {(account) =>
        account === null ? (
          <p>{from.visitor}</p>
        ) : (
          <>
            <p>
              {format(from.writtenAs, {
                account: [account.name, account.email].filter(Boolean).join(', '),
              })}
            </p>
            <p>{format(from.givesAddress, { email })}</p>
            <p>{from.answersGo}</p>
          </>
        )
      }
    </QueryBoundary>
  );
}
