import type { Translation } from '@torsa/shared/i18n/message';

export const createProjectCopy = {
  heading: 'New project',
  title: 'Title',
  titleMissing: 'Give it a title.',
  service: 'Service',
  due: 'Due on',
  dayMalformed: 'Enter a date from 2000 to 2100 that exists, such as 25 November 2026.',
  make: 'Make the project',
  making: 'Making…',
  problems: {
    conflict: 'A project was made of this conversation already.',
    forbidden: 'Not made: your session is over. Log in again.',
    other: 'Not made. Your text is safe. Check your connection and try again.',
  },
} as const;

export type CreateProjectCopy = Translation<typeof createProjectCopy>;
