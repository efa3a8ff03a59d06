/** The name under which a link hands its subject to the contact form. */
export const subjectParam = 'subject';

/** The contact page with the form's subject filled in. */
export function contactPath(subject: string): string {
  return `/contact?${new URLSearchParams({ [subjectParam]: subject })}`;
}
