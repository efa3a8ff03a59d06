import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { dashboardMessages } from '../../app/dashboard-messages.en.ts';
import { readingMessages } from '../../ui/reading-messages.en.ts';
import { staffMessages } from './staff-messages.en.ts';

export const peopleMessages = {
  ...dashboardMessages,
  reading: readingMessages,
  head: { title: 'People', description: 'Who works here, and who has an account.' },
  lead: 'Who works here, and who has an account.',
  staff: staffMessages,
  audit: 'Who changed what',
  clients: {
    title: 'Clients',
    loading: 'Loading the clients',
    search: 'Find a client',
    searchHint: 'Name or address',
    none: 'Nobody has an account yet.',
    noneFound: 'No client has these words in their name or address.',
    conversations: icu(
      '{count, plural, =0 {no conversations} one {# conversation} other {# conversations}}',
    ),
    since: 'joined',
    noConversations: 'They have not written yet.',
    noSubject: 'No subject',
    more: 'Load more',
    loadingMore: 'Loading…',
  },
} as const;

export type PeopleMessages = Translation<typeof peopleMessages>;
