import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { useId, useState } from 'react';
import { clientsQuery } from '../../api/people.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Reading } from '../../ui/reading.tsx';
import type { ReadingMessages } from '../../ui/reading-messages.en.ts';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ClientRow } from './client-row.tsx';
import type { PeopleMessages } from './people-messages.en.ts';

const { fontSize, space } = tokens;

const section = css({ display: 'grid', gap: space.m, marginBlockStart: space.l });
const heading = css({ fontSize: fontSize.h3 });
const search = css({ maxInlineSize: '28rem' });
const list = css(plainList, { display: 'grid' });

interface ClientsProps {
  readonly messages: PeopleMessages['clients'];
  readonly reading: ReadingMessages;
}

/** Who has an account and does not work here, found by name or address, each with what they wrote. */
export function Clients({ messages, reading }: ClientsProps) {
  const titleId = useId();
  const [words, setWords] = useState('');
  const clients = useInfiniteQuery(clientsQuery(words));
  return (
    <section css={section} aria-labelledby={titleId}>
      <h2 css={heading} id={titleId}>
        {messages.title}
      </h2>
      <div css={search}>
        <SearchField words={words} search={setWords} messages={messages} />
      </div>
      <Reading
        query={clients}
        messages={reading}
        skeleton={<RowSkeletons label={messages.loading} rows={4} height="4.5rem" />}
      >
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <EmptyState>{words === '' ? messages.none : messages.noneFound}</EmptyState>
          ) : (
            <ul css={list} aria-labelledby={titleId}>
              {pages.flat().map((client) => (
                <ClientRow key={client.id} client={client} messages={messages} reading={reading} />
              ))}
            </ul>
          )
        }
      </Reading>
      {clients.hasNextPage && (
        <div>
          <MoreButton list={clients} messages={messages} />
        </div>
      )}
    </section>
  );
}
