/** The texts with which the site shows opening hours. */
export interface OpeningHoursTexts {
  readonly locale: string;
  readonly closed: string;
  readonly days: (first: string, last: string) => string;
  readonly twoDays: (first: string, last: string) => string;
  readonly span: (days: string, from: string, to: string) => string;
  /** @param time hours and minutes, such as `18:30` */
  readonly time: (time: string) => string;
}

export const openingHoursTexts: OpeningHoursTexts = {
  locale: 'en',
  closed: 'Closed',
  days: (first, last) => `${first} to ${last}`,
  twoDays: (first, last) => `${first} and ${last}`,
  span: (days, from, to) => `${days}, ${from} to ${to}`,
  time: (time) => time,
};
