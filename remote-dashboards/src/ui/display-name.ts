import type { SessionUser } from '@torsa/shared/auth';

/** What to call a person: the full name, else the part of the address before the @, else `nameless`. */
export function displayName({ fullName, email }: SessionUser, nameless: string): string {
  const [mailbox = ''] = email.split('@');
  return fullName.trim() || mailbox || nameless;
}
