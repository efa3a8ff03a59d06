export interface JobOpening {
  /** By this its words are found in each language. */
  readonly id: string;
  readonly type: 'fullTime' | 'contract';
  /** The day on which it was published: `2026-11-02`. */
  readonly postedOn: string;
}

/** The openings of today. An empty list is fine: the page then says so. */
export const openings = [
  { id: 'frontend', type: 'fullTime', postedOn: '2026-11-02' },
  { id: 'ai', type: 'fullTime', postedOn: '2026-11-02' },
  { id: 'marketing', type: 'fullTime', postedOn: '2026-10-19' },
  { id: 'design', type: 'contract', postedOn: '2026-11-09' },
] as const satisfies readonly JobOpening[];

export type Opening = (typeof openings)[number];
