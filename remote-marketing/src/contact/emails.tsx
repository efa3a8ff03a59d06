import { useCompany } from '@torsa/shared/site-config';
import { ContactDetails } from './contact-details.tsx';
import type { ContactCopy } from './contact-page.copy.en.ts';

/** The list of the company's email addresses. */
export function Emails({ copy }: { readonly copy: ContactCopy['details'] }) {
  const { emails } = useCompany();
  return (
    <ContactDetails
      title={copy.emailTitle}
      details={emails.map(({ id, address }) => [
        copy.emails[id],
        <a key={id} href={`mailto:${address}`}>
          {address}
        </a>,
      ])}
    />
  );
}
