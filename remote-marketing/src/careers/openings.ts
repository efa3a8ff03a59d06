export interface JobOpeningFields {
  /** The key of the job opening's texts in each language. */
  readonly id: string;
  readonly type: 'fullTime' | 'contract';
  /** The publication date of the job opening in ISO format, for example `2026-11-02`. */
  readonly postedOn: string;
}

/** The current job openings. If this list is empty, the careers page shows a text instead. */
export const jobOpenings = [
  { id: 'frontend', type: 'fullTime', postedOn: '2026-11-02' },
  { id: 'ai', type: 'fullTime', postedOn: '2026-11-02' },
  { id: 'marketing', type: 'fullTime', postedOn: '2026-10-19' },
  { id: 'design', type: 'contract', postedOn: '2026-11-09' },
] as const satisfies readonly JobOpeningFields[];

export type JobOpening = (typeof jobOpenings)[number];
