import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { useState } from 'react';
import { type ClientAccount, clientConversationsQuery } from '../../api/people.ts';
import { EmailAddress } from '../../ui/line-breaks.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import type { QueryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { PeopleTexts } from './people-page.copy.en.ts';

const { color, space } = tokens;

const row = css({ borderBlockEnd: `1px solid ${color.line}` });
const summary = css({
  minBlockSize: '3.5rem',
  paddingBlock: space.s,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
const list = css({ display: 'grid', gap: space.xs, paddingBlockEnd: space.m });
const link = css({ display: 'inline-block', paddingBlock: space.xs });

interface ClientRowProps {
  readonly client: ClientAccount;
  readonly copy: PeopleTexts['clients'];
  readonly reading: QueryStateTexts;
}

/** A row of the client list, which expands to the client's conversations. */
export function ClientRow({ client, copy, reading }: ClientRowProps) {
  const { format } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { name, email, conversations, created_at } = client;
  return (
    <li css={row}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary css={summary}>
          <span css={portalStyles.strong}>{name || <EmailAddress address={email} />}</span>{' '}
          <span css={portalStyles.smallMuted}>
            {name && (
              <>
                <EmailAddress address={email} /> ·{' '}
              </>
            )}
            {format(copy.conversations, { count: conversations })} · {copy.since}{' '}
            <Timestamp at={created_at} as="ago" />
          </span>
        </summary>
        {isOpen && <Conversations client={client} copy={copy} reading={reading} />}
      </details>
    </li>
  );
}

function Conversations({ client, copy, reading }: ClientRowProps) {
  const query = useInfiniteQuery(clientConversationsQuery(client.id));
  return (
    <PagedList
      list={query}
      copy={copy}
      reading={reading}
      skeleton={<p role="status">{reading.loading}</p>}
      none={<p css={portalStyles.smallMuted}>{copy.noConversations}</p>}
    >
      {(conversations) => (
        <ul css={list}>
          {conversations.map(({ id, subject }) => (
            <li key={id}>
              <Link css={link} to={`/dashboard/inbox/${id}`}>
                {subject || copy.noSubject}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
