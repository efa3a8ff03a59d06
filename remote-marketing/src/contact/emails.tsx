import { company } from '@torsa/shared/company';
import { ContactDetails } from './contact-details.tsx';

export interface EmailsMessages {
  readonly emailTitle: string;
  readonly emails: Readonly<Record<(typeof company.emails)[number]['id'], string>>;
}

/** The addresses of the company. */
export function Emails({ messages }: { readonly messages: EmailsMessages }) {
  return (
    <ContactDetails
      title={messages.emailTitle}
      details={company.emails.map(({ id, address }) => [
        messages.emails[id],
        <a key={id} href={`mailto:${address}`}>
          {address}
        </a>,
      ])}
    />
  );
}
