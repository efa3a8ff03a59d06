import { company } from '@torsa/shared/company';
import type { ContactMessages } from './contact.en.ts';
import { ContactDetails } from './contact-details.tsx';

/** The addresses of the company. */
export function Emails({ messages }: { readonly messages: ContactMessages['details'] }) {
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
