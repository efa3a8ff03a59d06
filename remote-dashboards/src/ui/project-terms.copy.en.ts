import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The names of projects, stages and services on all portal pages. */
export const projectTerms = {
  unread: 'New',
  stage: 'Stage',
  stages: {
    planned: 'Planned',
    designing: 'Designing',
    building: 'Building',
    in_review: 'In review',
    live: 'Live',
    cared_for: 'In care',
  },
  stageOf: icu('stage {place} of {all}'),
  done: 'done',
  services: {
    'website-build': 'Website Build',
    template: 'Templates',
    'marketing-site': 'Marketing Sites',
    'ai-tool': 'AI Tools',
    apps: 'App Development',
    'social-media-marketing': 'Digital Marketing',
  },
  due: 'Due',
  late: 'Late',
  undated: 'No date yet',
  waiting: { client: icu('We need from you: {what}'), us: icu('We’re on it: {what}') },
  waitingForStaff: {
    client: icu('Waiting for the client: {what}'),
    us: icu('Waiting for us: {what}'),
  },
} as const;

export type ProjectTerms = Translation<typeof projectTerms>;
