import type { CompanyTexts } from './company.en.ts';

/** What the shell and the pages both say about the company, in every language. The one place to change it. */
export interface Company {
  readonly emails: readonly EmailContact[];
  readonly careersEmail: string;
  readonly phones: readonly PhoneContact[];
  readonly offices: readonly Office[];
  readonly socialLinks: readonly SocialLink[];
}

export interface EmailContact {
  /** What it is for. */
  readonly id: 'projects' | 'support';
  readonly address: string;
}

export interface PhoneContact {
  readonly id: OfficeId;
  /** As people read it. */
  readonly display: string;
  /** As a `tel:` link takes it, with the country code. */
  readonly number: `+${number}`;
}

export interface Office {
  readonly id: OfficeId;
  readonly mapUrl: string;
}

export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** Where the company is; its texts have a name and an address for each. */
export type OfficeId = keyof CompanyTexts['offices'];

export const company = {
  emails: [
    { id: 'projects', address: 'hello@torsa.example' },
    { id: 'support', address: 'support@torsa.example' },
  ],
  careersEmail: 'careers@torsa.example',
  phones: [
    { id: 'coochBehar', display: '+91 3582 555 014', number: '+913582555014' },
    { id: 'kolkata', display: '+91 33 5550 0142', number: '+913355500142' },
  ],
  offices: [
    { id: 'coochBehar', mapUrl: mapSearch('Sagar Dighi, Cooch Behar, West Bengal') },
    { id: 'kolkata', mapUrl: mapSearch('Sector V, Salt Lake, Kolkata') },
  ],
  socialLinks: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'GitHub', url: 'https://github.com/' },
  ],
} as const satisfies Company;

function mapSearch(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
