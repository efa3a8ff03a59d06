import type { SessionUser } from '@torsa/shared/auth';

/** Returns a person's full name, otherwise the part of their email address before the @, otherwise `nameless`. */
export function displayName({ fullName, email }: SessionUser, nameless: string): string {
  const [mailbox = ''] = email.split('@');
  return fullName.trim() || mailbox || nameless;
}
