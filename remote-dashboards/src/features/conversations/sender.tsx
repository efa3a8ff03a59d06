import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { plainList } from '@torsa/shared/theme/plain-list';
import { targetLink } from '@torsa/shared/theme/target';
import { tokens } from '@torsa/shared/theme/tokens';
import { type Conversation, otherConversationsQuery } from '../../api/conversations.ts';
import { momentIn } from '../../ui/moments.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import type { ConversationCopy } from './conversation-page.copy.en.ts';
import { WrittenBy } from './written-by.tsx';

const { color, fontSize, space } = tokens;

const person = css({ overflowWrap: 'anywhere' });
const mail = css(targetLink);
const strong = css({ fontWeight: 600 });
const muted = css({ color: color.textMuted, fontSize: fontSize.small });
const list = css(plainList, { display: 'grid', gap: space.xs });
const subject = css({
  display: 'inline-block',
  paddingBlock: '0.7rem',
  overflowWrap: 'anywhere',
});

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
        <div css={person}>
          <p css={strong}>{name}</p>
          <p>
            <a css={mail} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
              {email}
            </a>
          </p>
          <div css={muted}>
            <WrittenBy conversation={conversation} copy={copy} />
          </div>
          <p css={muted}>{format(from.since, { moment: momentIn(language, created_at) })}</p>
          {source_page !== '' && <p css={muted}>{format(from.source, { page: source_page })}</p>}
        </div>
      </SideCard>
      <SideCard title={from.others}>
        <QueryBoundary
          query={others}
          copy={copy.reading}
          skeleton={<RowSkeletons label={copy.reading.loading} rows={1} height="3rem" />}
        >
          {({ pages }) =>
            pages.flat().length === 0 ? (
              <p css={muted}>{from.noOthers}</p>
            ) : (
              <>
                <ul css={list}>
                  {pages.flat().map((row) => (
                    <li key={row.id}>
                      <Link css={subject} to={`/dashboard/inbox/${row.id}`}>
                        {row.subject || noSubject}
                      </Link>
                      <p css={muted}>
                        {states[row.status]} · {momentIn(language, row.last_message_at)}
                      </p>
                    </li>
                  ))}
                </ul>
                {others.hasNextPage && <MoreButton list={others} copy={copy} />}
              </>
            )
          }
        </QueryBoundary>
      </SideCard>
    </>
  );
}
