import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { useId, useState } from 'react';
import { clientsQuery } from '../../api/people.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import type { QueryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { ClientRow } from './client-row.tsx';
import type { PeopleTexts } from './people-page.copy.en.ts';
import { StaffSection } from './staff-section.tsx';

const { space } = tokens;

/** The page `/founder-dashboard/people`, which lists staff members and clients. */
export function PeoplePage({ copy }: { readonly copy: PeopleTexts }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.staff.loading} rows={6} height="4.5rem" />}
    >
      {() => (
        <StaffSection copy={copy.staff} reading={copy.reading}>
          <p>
            <Link css={portalStyles.link} to="/founder-dashboard/audit">
              {copy.audit}
            </Link>
          </p>
          <Clients copy={copy.clients} reading={copy.reading} />
        </StaffSection>
      )}
    </PortalPage>
  );
}

const section = css({ display: 'grid', gap: space.m, marginBlockStart: space.l });
const search = css({ maxInlineSize: '28rem' });

interface ClientsProps {
  readonly copy: PeopleTexts['clients'];
  readonly reading: QueryStateTexts;
}

/** The list of clients, with a search and links to each client's conversations. */
function Clients({ copy, reading }: ClientsProps) {
  const titleId = useId();
  const [words, setWords] = useState('');
  const clients = useInfiniteQuery(clientsQuery(words));
  return (
    <section css={section} aria-labelledby={titleId}>
      <h2 id={titleId}>{copy.title}</h2>
      <div css={search}>
        <SearchField searchText={words} search={setWords} copy={copy} />
      </div>
      <PagedList
        list={clients}
        copy={copy}
        reading={reading}
        skeleton={<RowSkeletons label={copy.loading} rows={4} height="4.5rem" />}
        none={<EmptyState>{words === '' ? copy.none : copy.noneFound}</EmptyState>}
      >
        {(found) => (
          <ul css={portalStyles.list} aria-labelledby={titleId}>
            {found.map((client) => (
              <ClientRow key={client.id} client={client} copy={copy} reading={reading} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
