import type { SessionUser } from '@torsa/shared/auth';

/** What to call a person: the full name, else the part of the address before the @. */
export function displayName({ fullName, email }: SessionUser): string {
  const [mailbox = ''] = email.split('@');
  return fullName.trim() || mailbox || 'User';
}
