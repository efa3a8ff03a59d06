export interface JobOpening {
  readonly title: string;
  readonly location: string;
  readonly type: 'Full-time' | 'Contract';
  readonly description: string;
}

/** The openings of today. An empty list is fine: the page then says so. */
export const openings: readonly JobOpening[] = [
  {
    title: 'Senior Frontend Developer',
    location: 'Kolkata or Cooch Behar',
    type: 'Full-time',
    description:
      'Lead the browser side of client projects in TypeScript and React. You care about load times on a cheap phone as much as about the code, and you review kindly.',
  },
  {
    title: 'AI/ML Engineer',
    location: 'Kolkata',
    type: 'Full-time',
    description:
      'Build assistants and document readers that hold up in daily use. You measure before you train, and can explain an error rate to a shop owner.',
  },
  {
    title: 'Digital Marketing Specialist',
    location: 'Cooch Behar',
    type: 'Full-time',
    description:
      'Plan and run campaigns for businesses in North Bengal, from the first film to the monthly page of numbers. You write Bengali and English equally well.',
  },
  {
    title: 'UX/UI Designer',
    location: 'Remote, with visits to clients',
    type: 'Contract',
    description:
      'Six months, with a view to stay. Turn what you see in shops, clinics and gardens into screens that need no training, in two scripts.',
  },
];
