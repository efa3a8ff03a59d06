import { useCompany } from '@torsa/shared/site-config';
import { ContactDetailList } from './contact-details.tsx';
import type { ContactTexts } from './contact-page.copy.en.ts';

/** The list of the company's email addresses. */
export function EmailAddressList({ copy }: { readonly copy: ContactTexts['details'] }) {
  const { emails } = useCompany();
  return (
    <ContactDetailList
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
