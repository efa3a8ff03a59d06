/** The URL query parameter that prefills the subject of the contact form. */
export const subjectParam = 'subject';

/** Returns the path of the contact page with a prefilled subject. */
export function contactPath(subject: string): string {
  return `/contact?${new URLSearchParams({ [subjectParam]: subject })}`;
}
