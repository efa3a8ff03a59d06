/** The company's contact data and terms in one language, which each HTML document contains. */
export interface Company {
  readonly name: string;
  readonly tagline: string;
  readonly emails: readonly [EmailContact, EmailContact];
  readonly careersEmail: string;
  readonly phones: readonly [PhoneContact, PhoneContact];
  readonly offices: readonly Office[];
  readonly socialLinks: readonly SocialLink[];
  /** The IDs of the job openings that the founder has closed. */
  readonly closedOpenings: readonly string[];
  /** True if the founder has enabled the employee login page. */
  readonly employeeLogin: boolean;
  /** Optional facts about the company, absent until the founder enters them. */
  readonly optionalFacts: OptionalCompanyFacts;
}

export interface OptionalCompanyFacts {
  /** The opening hours of the head office. */
  readonly hours?: string;
  readonly whatsapp?: Omit<PhoneContact, 'id'>;
  readonly legalName?: string;
  readonly registration?: string;
  /** URLs of the company's social network profiles. */
  readonly profiles?: readonly string[];
  /** The minimum price and the duration of each service, by service ID. */
  readonly services?: Readonly<Record<string, ServiceTerms>>;
  /** A temporary message that is shown above every page. */
  readonly banner?: string;
}

export interface ServiceTerms {
  /** The minimum price of a service, in rupees. */
  readonly price?: number;
  readonly weeks?: number;
}

export interface EmailContact {
  /** The purpose of a contact email address, such as support. */
  readonly id: 'projects' | 'support';
  readonly address: string;
}

export interface PhoneContact {
  readonly id: OfficeId;
  /** The phone number as the page shows it. */
  readonly display: string;
  /** The phone number for a `tel:` link, with the country code. */
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

/** The ID of one of the company's offices. */
export type OfficeId = (typeof officeIds)[number];
