import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { PeoplePage } from './people-page.tsx';
import { staffTexts } from './staff.copy.en.ts';

const peopleCopy = {
  ...portalTexts,
  reading: queryStateTexts,
  head: { title: 'People', description: 'The staff and the clients of Torsa.' },
  staff: staffTexts,
  audit: 'Activity log',
  clients: {
    title: 'Clients',
    loading: 'Loading the clients',
    search: 'Find a client',
    searchHint: 'Name or email',
    none: 'No accounts yet.',
    noneFound: 'No clients match your search.',
    conversations: icu(
      '{count, plural, =0 {no conversations} one {# conversation} other {# conversations}}',
    ),
    since: 'joined',
    noConversations: 'No conversations yet.',
    noSubject: 'No subject',
    more: 'Load more',
    loadingMore: 'Loading…',
  },
} as const;

export type PeopleTexts = Translation<typeof peopleCopy>;

export default definePage('en', PeoplePage, peopleCopy);
