import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import type { Opening } from './openings.ts';

/** What the contact form has to know of an application for an opening. */
export const applications = {
  subject: icu('Application: {title}'),
  titles: {
    frontend: 'Senior Frontend Developer',
    ai: 'AI/ML Engineer',
    marketing: 'Digital Marketing Specialist',
    design: 'UX/UI Designer',
  } satisfies Record<Opening['id'], string>,
} as const;

export type Applications = Translation<typeof applications>;
