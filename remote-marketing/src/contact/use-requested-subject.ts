import { useSearchParams } from '@torsa/shared/router';
import { subjectParam } from '../contact-path.ts';

/** The subject from the link to this page. */
export function useRequestedSubject(): string {
  const [search] = useSearchParams();
  return (search.get(subjectParam) ?? '').trim();
}
