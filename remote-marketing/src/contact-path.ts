/** The URL parameter with the subject for the contact form. */
export const subjectParam = 'subject';

/** The path of the contact page with a prefilled subject. */
export function contactPath(subject: string): string {
  return `/contact?${new URLSearchParams({ [subjectParam]: subject })}`;
}
