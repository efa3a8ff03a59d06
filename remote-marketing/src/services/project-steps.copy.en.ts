import type { Translation } from '@torsa/shared/i18n/message';

/** The steps of a client's project, from the first call to the maintenance. */
export const projectSteps = [
  {
    title: 'We listen',
    description:
      'We talk for an hour, by phone or at your place. It costs nothing, and you get our notes.',
  },
  {
    title: 'We agree',
    description:
      'We write two pages in plain words: what you get, when you get it and what it costs.',
  },
  {
    title: 'We build',
    description:
      'You get something to try every second week, and can ask for changes while they are cheap.',
  },
  {
    title: 'We stay',
    description: 'We look after what we made, and answer the phone when it matters.',
  },
] as const;

export type ProjectSteps = Translation<typeof projectSteps>;
