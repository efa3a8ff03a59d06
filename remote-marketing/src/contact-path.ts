/** The URL query parameter that prefills the subject of the contact form. */
export const contactSubjectParam = 'subject';

/** Returns the path of the contact page with a prefilled subject. */
export function getContactPath(subject: string): string {
  return `/contact?${new URLSearchParams({ [contactSubjectParam]: subject })}`;
}
