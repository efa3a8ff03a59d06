import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalTexts } from '../../app/portal.copy.en.ts';
import { queryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { FilesPage } from './files-page.tsx';

const filesPageCopy = {
  ...portalTexts,
  head: { title: 'Files', description: 'The files that you and Torsa have shared.' },
  reading: queryStateTexts,
  loadingList: 'Loading the files',
  none: 'Files we share appear here. Add yours in a project or a conversation.',
  toProjects: 'Open projects',
  toConversations: { client: 'Open messages', staff: 'Open inbox' },
  more: 'Show more files',
  loadingMore: 'Loading…',
  senders: 'Show files',
  ofClient: { all: 'All', client: 'From you', staff: 'From us' },
  ofStaff: { all: 'All', client: 'From clients', staff: 'From us' },
  search: 'Search by name',
  searchHint: 'Part of a file name',
  noneFound: 'No files match. Try another name or filter.',
  noFile: 'This file was removed, or you can’t see it.',
  showAll: 'Show all files',
  project: 'Project',
  conversation: 'Conversation',
} as const;

export type FilesPageTexts = Translation<typeof filesPageCopy>;

export default definePage('en', FilesPage, filesPageCopy);
