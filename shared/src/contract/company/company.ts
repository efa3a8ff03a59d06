/** The company's data that the shell and the pages show, in the document's language. The document contains it. */
export interface Company {
  readonly name: string;
  readonly tagline: string;
  readonly emails: readonly [EmailContact, EmailContact];
  readonly careersEmail: string;
  readonly phones: readonly [PhoneContact, PhoneContact];
  readonly offices: readonly Office[];
  readonly socialLinks: readonly SocialLink[];
  /** The IDs of the openings that the founder has closed. */
  readonly closedOpenings: readonly string[];
  /** True if the employee login page is open. */
  readonly employeeLogin: boolean;
  /** Facts that are absent until the founder enters them. */
  readonly optionalFacts: OptionalFacts;
}

export interface OptionalFacts {
  /** The opening hours of the head office. */
  readonly hours?: string;
  readonly whatsapp?: Omit<PhoneContact, 'id'>;
  readonly legalName?: string;
  readonly registration?: string;
  /** URLs of the company's social network profiles. */
  readonly profiles?: readonly string[];
  /** The minimum price and the duration of each service, by service ID. */
  readonly services?: Readonly<Record<string, ServiceTerms>>;
  /** A temporary message above every page. */
  readonly banner?: string;
}

export interface ServiceTerms {
  /** In rupees. */
  readonly price?: number;
  readonly weeks?: number;
}

export interface EmailContact {
  /** The purpose of the address. */
  readonly id: 'projects' | 'support';
  readonly address: string;
}

export interface PhoneContact {
  readonly id: OfficeId;
  /** The number as the page shows it. */
  readonly display: string;
  /** The number for a `tel:` link, with the country code. */
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

/** The IDs of the company's offices. */
export type OfficeId = (typeof officeIds)[number];
