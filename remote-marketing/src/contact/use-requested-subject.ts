import { useSearchParams } from '@torsa/shared/router';
import { subjectParam } from '../contact-path.ts';

/** Returns the message subject from the URL query of the contact page. */
export function useRequestedSubject(): string {
  const [search] = useSearchParams();
  return (search.get(subjectParam) ?? '').trim();
}
