import type { Translation } from '@torsa/shared/i18n/message';

export const createProjectTexts = {
  heading: 'New project',
  title: 'Title',
  titleMissing: 'Enter a title.',
  service: 'Service',
  due: 'Due date',
  dayMalformed: 'Enter a valid date from 2000 to 2100, such as 25 November 2026.',
  make: 'Create project',
  making: 'Creating…',
  problems: {
    conflict: 'This conversation already has a project.',
    forbidden: 'Not created. Please log in again and try once more.',
    other: 'Not created. Your text is safe. Check your connection and try again.',
  },
} as const;

export type CreateProjectTexts = Translation<typeof createProjectTexts>;
