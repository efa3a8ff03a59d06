import { useSearchParams } from '@torsa/shared/router';
import { contactSubjectParam } from '../contact-path.ts';

/** Returns the message subject in the URL query of the contact page. */
export function useSubjectFromUrl(): string {
  const [search] = useSearchParams();
  return (search.get(contactSubjectParam) ?? '').trim();
}
