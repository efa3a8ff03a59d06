import type { Company } from '@torsa/shared/contract/company/company';
import { useCompany } from '@torsa/shared/site-config';
import { ContactDetails } from './contact-details.tsx';

export interface EmailsMessages {
  readonly emailTitle: string;
  readonly emails: Readonly<Record<Company['emails'][number]['id'], string>>;
}

/** The addresses of the company. */
export function Emails({ messages }: { readonly messages: EmailsMessages }) {
  const { emails } = useCompany();
  return (
    <ContactDetails
      title={messages.emailTitle}
      details={emails.map(({ id, address }) => [
        messages.emails[id],
        <a key={id} href={`mailto:${address}`}>
          {address}
        </a>,
      ])}
    />
  );
}
