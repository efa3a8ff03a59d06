import type { Translation } from '@torsa/shared/i18n/message';

/** How a project goes, from the first call to the years after. */
export const projectSteps = [
  {
    title: 'We listen',
    description: 'An hour by phone or at your place. It costs nothing, and you get our notes.',
  },
  {
    title: 'We agree',
    description: 'Two pages in plain words: what you get, by when, for how much.',
  },
  {
    title: 'We build',
    description: 'Something to click every second week. You say what is wrong while it is cheap.',
  },
  {
    title: 'We stay',
    description: 'We look after what we made, and answer the phone when it matters.',
  },
] as const;

export type ProjectSteps = Translation<typeof projectSteps>;
