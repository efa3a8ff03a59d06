import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { useState } from 'react';
import { type Client, conversationsOfQuery } from '../../api/people.ts';
import { Moment } from '../../ui/moment.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Reading } from '../../ui/reading.tsx';
import type { ReadingMessages } from '../../ui/reading-messages.en.ts';
import type { PeopleMessages } from './people-messages.en.ts';

const { color, fontSize, space } = tokens;

const row = css({ borderBlockEnd: `1px solid ${color.line}` });
const summary = css({
  minBlockSize: '3.5rem',
  paddingBlock: space.s,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});
const nameText = css({ fontWeight: 600 });
const small = css({ color: color.textMuted, fontSize: fontSize.small });
const list = css({ display: 'grid', gap: space.xs, paddingBlockEnd: space.m });
const link = css({ display: 'inline-block', paddingBlock: space.xs });

interface ClientRowProps {
  readonly client: Client;
  readonly messages: PeopleMessages['clients'];
  readonly reading: ReadingMessages;
}

/** A client, and below, once opened, what they wrote. */
export function ClientRow({ client, messages, reading }: ClientRowProps) {
  const { format } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const { name, email, conversations, created_at } = client;
  return (
    <li css={row}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary css={summary}>
          <span css={nameText}>{name || email}</span>{' '}
          <span css={small}>
            {name && `${email} · `}
            {format(messages.conversations, { count: conversations })} · {messages.since}{' '}
            <Moment at={created_at} as="ago" />
          </span>
        </summary>
        {isOpen && <Conversations client={client} messages={messages} reading={reading} />}
      </details>
    </li>
  );
}

function Conversations({ client, messages, reading }: ClientRowProps) {
  const query = useInfiniteQuery(conversationsOfQuery(client.id));
  return (
    <Reading query={query} messages={reading} skeleton={<p role="status">{reading.loading}</p>}>
      {({ pages }) =>
        pages.flat().length === 0 ? (
          <p css={small}>{messages.noConversations}</p>
        ) : (
          <>
            <ul css={list}>
              {pages.flat().map(({ id, subject }) => (
                <li key={id}>
                  <Link css={link} to={`/dashboard/inbox/${id}`}>
                    {subject || messages.noSubject}
                  </Link>
                </li>
              ))}
            </ul>
            {query.hasNextPage && <MoreButton list={query} messages={messages} />}
          </>
        )
      }
    </Reading>
  );
}
