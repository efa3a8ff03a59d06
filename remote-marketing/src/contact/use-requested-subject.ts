import { useSearchParams } from '@torsa/shared/router';
import { subjectParam } from '../contact-path.ts';

/** The subject that the link to this page asked for. */
export function useRequestedSubject(): string {
  const [search] = useSearchParams();
  return (search.get(subjectParam) ?? '').trim();
}
