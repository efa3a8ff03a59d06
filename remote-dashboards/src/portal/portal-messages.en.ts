import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The words of the navigation between the signed-in pages. */
export const portalMessages = {
  label: 'Portal',
  dashboard: 'Dashboard',
  inbox: 'Inbox',
  messages: 'Messages',
  inboxLink: icu('Open the Inbox: {count, plural, =0 {nobody waits} one {# waits} other {# wait}}'),
  longest: icu('The first of them wrote {moment}.'),
  waiting: icu('{count, plural, one {# waits} other {# wait}} for an answer'),
} as const;

export type PortalMessages = Translation<typeof portalMessages>;
