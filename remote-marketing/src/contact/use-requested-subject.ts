import { useSearchParams } from '@torsa/shared/router';
import { subjectParam } from '../contact-path.ts';
import { maxLengths } from './contact-message.ts';

/** The subject that the link to this page asked for, cut to what the form takes. */
export function useRequestedSubject(): string {
  const [search] = useSearchParams();
  return (search.get(subjectParam) ?? '').trim().slice(0, maxLengths.subject);
}
