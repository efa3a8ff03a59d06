/** A message to the company, as the form holds it and as the database stores it. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export type ContactField = keyof ContactMessage;

/** In the order of the form. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'subject', 'message'];

/** The longest texts that the database takes, in characters. */
export const maxLengths = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5000,
} as const satisfies Record<ContactField, number>;
