import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { createProjectCopy } from './create-project.copy.en.ts';
import { ProjectsPage } from './projects-page.tsx';

const projectsCopy = {
  ...portalCopy,
  reading: queryCopy,
  words: projectTerms,
  make: createProjectCopy,
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

export type ProjectsCopy = Translation<typeof projectsCopy>;

export default definePage('en', ProjectsPage, projectsCopy);
