import { jobApplicationTexts } from './applications.copy.en.ts';
import type { JobOpening } from './openings.ts';

const { titles } = jobApplicationTexts;

interface OpeningText {
  readonly title: string;
  readonly location: string;
  readonly description: string;
  /** The pay, the start date and the selection process of a job opening, where known. */
  readonly terms?: string;
}

export type JobOpeningTexts = Readonly<Record<JobOpening['id'], OpeningText>>;

/** The texts of each job opening. */
export const jobOpeningTexts: JobOpeningTexts = {
  frontend: {
    title: titles.frontend,
    location: 'Kolkata or Cooch Behar',
    description:
      'Lead the browser side of client projects in TypeScript and React. You care about load times on a cheap phone as much as about the code, and you review kindly.',
  },
  ai: {
    title: titles.ai,
    location: 'Kolkata',
    description:
      'Build assistants and document readers that hold up in daily use. You measure before you train, and can explain an error rate to a shop owner.',
  },
  marketing: {
    title: titles.marketing,
    location: 'Cooch Behar',
    description:
      'Plan and run campaigns for businesses in North Bengal, from the first film to the monthly page of numbers. You write Bengali and English equally well.',
  },
  design: {
    title: titles.design,
    location: 'Remote, with visits to clients',
    description:
      'Six months, with a view to stay. Turn what you see in shops, clinics and gardens into screens that need no training, in two scripts.',
  },
};
