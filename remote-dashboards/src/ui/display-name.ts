import type { SessionUser } from '@torsa/shared/auth';

/** Returns the user's name, or else the email address before the @, or else `nameless`. */
export function getDisplayName({ fullName, email }: SessionUser, nameless: string): string {
  const [mailbox = ''] = email.split('@');
  return fullName.trim() || mailbox || nameless;
}
