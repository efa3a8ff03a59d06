/** What the shell and the pages say about the company, in the language of the document, which carries it. */
export interface Company {
  readonly name: string;
  readonly tagline: string;
  readonly emails: readonly [EmailContact, EmailContact];
  readonly careersEmail: string;
  readonly phones: readonly [PhoneContact, PhoneContact];
  readonly offices: readonly Office[];
  readonly socialLinks: readonly SocialLink[];
  /** The openings that the founder has closed, by their IDs. */
  readonly closedOpenings: readonly string[];
  /** Whether employees may log in at their own page. */
  readonly employeeLogin: boolean;
  /** What only the founder knows is absent until it was given. */
  readonly optionalFacts: OptionalFacts;
}

export interface OptionalFacts {
  /** Hours of the head office. */
  readonly hours?: string;
  readonly whatsapp?: Omit<PhoneContact, 'id'>;
  readonly legalName?: string;
  readonly registration?: string;
  /** Addresses of the company's own profiles. */
  readonly profiles?: readonly string[];
  /** What a service costs at least and takes, by its ID. */
  readonly services?: Readonly<Record<string, ServiceTerms>>;
  /** What is said above every page for a while. */
  readonly banner?: string;
}

export interface ServiceTerms {
  /** In rupees. */
  readonly price?: number;
  readonly weeks?: number;
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
  readonly number: string;
}

export interface Office {
  readonly id: OfficeId;
  readonly name: string;
  readonly city: string;
  readonly addressLines: readonly string[];
  readonly postalCode: string;
  readonly hours: string;
  readonly mapUrl: string;
}

export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

export const officeIds = ['coochBehar', 'kolkata'] as const;

/** Where the company is. */
export type OfficeId = (typeof officeIds)[number];
