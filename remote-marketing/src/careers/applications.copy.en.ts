import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import type { JobOpening } from './openings.ts';

/** The texts that the contact form shows to job applicants. */
export const jobApplicationTexts = {
  subject: icu('Application: {title}'),
  titles: {
    frontend: 'Senior Frontend Developer',
    ai: 'AI/ML Engineer',
    marketing: 'Digital Marketing Specialist',
    design: 'UX/UI Designer',
  } satisfies Record<JobOpening['id'], string>,
} as const;

export type JobApplicationTexts = Translation<typeof jobApplicationTexts>;
