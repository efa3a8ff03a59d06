import type { Translation } from '@torsa/shared/i18n/message';
import { dashboardMessages } from '../../app/dashboard-messages.en.ts';
import { projectWords } from '../../ui/project-words.en.ts';
import { readingMessages } from '../../ui/reading-messages.en.ts';
import { makeProjectMessages } from './make-project-messages.en.ts';

export const projectsMessages = {
  ...dashboardMessages,
  reading: readingMessages,
  words: projectWords,
  make: makeProjectMessages,
  head: { title: 'Projects', description: 'What Torsa builds, and how far it is.' },
  lead: 'What is being built, and how far it is.',
  loadingList: 'Loading the projects',
  show: 'Show',
  all: 'All projects',
  none: 'You have no project with us yet. Once we agreed on one, it stands here, with all that happens in it.',
  start: 'Start a project',
  noneOfStaff: 'You are on no project yet. Make one below, or from a conversation in the Inbox.',
  noneFound: 'No project of yours stands like this.',
  more: 'Load more',
  loadingMore: 'Loading…',
} as const;

export type ProjectsMessages = Translation<typeof projectsMessages>;
