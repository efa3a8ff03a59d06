import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { createProjectTexts } from './create-project.copy.en.ts';
import { ProjectsPage } from './projects-page.tsx';

const projectsCopy = {
  ...portalTexts,
  reading: queryStateTexts,
  words: projectTerms,
  make: createProjectTexts,
  head: { title: 'Projects', description: 'Torsa projects and their progress.' },
  loadingList: 'Loading the projects',
  show: 'Show',
  filters: {
    all: 'All projects',
    mine: 'Mine',
    running: 'In progress',
    late: 'Late',
    waiting: 'Waiting for the client',
  },
  sort: {
    label: 'Sort by',
    orders: {
      due: 'Earliest due date',
      '-due': 'Latest due date',
      title: 'Name, A to Z',
      '-title': 'Name, Z to A',
      stage: 'Earliest stage',
      '-stage': 'Latest stage',
      changed: 'Newest change',
      '-changed': 'Oldest change',
    },
    columns: {
      title: 'Name',
      client: 'Client',
      stage: 'Stage',
      nextStep: 'Next step',
      team: 'Team',
      due: 'Due date',
      changed: 'Last change',
    },
  },
  none: 'No projects yet. When we start one together, you’ll follow it here.',
  start: 'Start a project',
  noneOfStaff:
    'You’re not on a project yet. Create one below, or from a conversation in the Inbox.',
  noneFound: 'No projects match this filter.',
  more: 'Load more',
  loadingMore: 'Loading…',
} as const;

export type ProjectsTexts = Translation<typeof projectsCopy>;

export default definePage('en', ProjectsPage, projectsCopy);
