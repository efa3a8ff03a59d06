/** What the shell and the pages both say about the company. The one place to change it. */
export interface Company {
  readonly name: string;
  readonly tagline: string;
  readonly emails: readonly EmailContact[];
  readonly careersEmail: string;
  readonly phones: readonly PhoneContact[];
  readonly offices: readonly Office[];
  readonly socialLinks: readonly SocialLink[];
}

export interface EmailContact {
  readonly label: string;
  readonly address: string;
}

export interface PhoneContact {
  readonly label: string;
  /** As people read it. */
  readonly display: string;
  /** As a `tel:` link takes it, with the country code. */
  readonly number: `+${number}`;
}

export interface Office {
  readonly name: string;
  readonly city: string;
  readonly addressLines: readonly string[];
  readonly hours: string;
  readonly mapUrl: string;
}

export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

export interface ServiceLink {
  readonly id: string;
  /** Short enough for a menu. */
  readonly title: string;
}

export const company = {
  name: 'Torsa',
  tagline: 'Websites, apps and AI tools from the banks of the Torsa.',
  emails: [
    { label: 'New projects', address: 'hello@torsa.example' },
    { label: 'Support', address: 'support@torsa.example' },
  ],
  careersEmail: 'careers@torsa.example',
  phones: [
    { label: 'Cooch Behar', display: '+91 3582 555 014', number: '+913582555014' },
    { label: 'Kolkata', display: '+91 33 5550 0142', number: '+913355500142' },
  ],
  offices: [
    {
      name: 'Head office',
      city: 'Cooch Behar',
      addressLines: ['Sunity Road, near Sagar Dighi', 'Cooch Behar, West Bengal 736101'],
      hours: 'Monday to Saturday, 10:00 to 18:30',
      mapUrl: mapSearch('Sagar Dighi, Cooch Behar, West Bengal'),
    },
    {
      name: 'Kolkata office',
      city: 'Kolkata',
      addressLines: ['Sector V, Salt Lake', 'Kolkata, West Bengal 700091'],
      hours: 'Monday to Friday, 10:00 to 18:30',
      mapUrl: mapSearch('Sector V, Salt Lake, Kolkata'),
    },
  ],
  socialLinks: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'GitHub', url: 'https://github.com/' },
  ],
} as const satisfies Company;

/** The six services in the order of the menu; the marketing remote has a page for each id. */
export const serviceLinks = [
  { id: 'website-build', title: 'Website Build' },
  { id: 'template', title: 'Templates' },
  { id: 'marketing-site', title: 'Marketing Sites' },
  { id: 'ai-tool', title: 'AI Tools' },
  { id: 'apps', title: 'App Development' },
  { id: 'social-media-marketing', title: 'Digital Marketing' },
] as const satisfies readonly ServiceLink[];

export type ServiceId = (typeof serviceLinks)[number]['id'];

function mapSearch(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
