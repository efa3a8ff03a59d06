import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The texts about staff members. */
export const staffTexts = {
  caption: 'Staff',
  loading: 'Loading the staff',
  columns: { name: 'Name', role: 'Role', manage: 'Manage' },
  posts: { founder: 'Founder', team_leader: 'Team leader', team_member: 'Team member' },
  states: { active: 'Active', invited: 'Invited' },
  you: '(you)',
  manage: 'Manage',
  manageOf: icu('Manage {name}'),
  controls: {
    save: 'Change role',
    inviteAgain: 'Invite again',
    removeDevices: 'Remove lost devices',
    remove: 'Remove…',
    consequences: icu(
      '{name} will lose access to all team data. {count, plural, =0 {No conversations are assigned to them.} one {# conversation will become unassigned.} other {# conversations will become unassigned.}}',
    ),
    typeName: icu('Type “{name}” to confirm'),
    otherName: icu('The name must be “{name}”.'),
    removeNamed: icu('Remove {name}'),
  },
  invitation: {
    title: 'Invite a teammate',
    lead: 'We’ll email them a link to set a password.',
    leadOfLeader: 'We’ll email them a link to set a password and join your team.',
    name: 'Name',
    email: 'Email',
    nameMissing: 'Enter their name.',
    emailMissing: 'Enter their email address.',
    emailMalformed: 'Enter an email address such as name@example.com.',
    worksHere: 'This person is already on the team.',
    send: 'Invite',
    sending: 'Inviting…',
  },
  done: {
    invite: icu('An invitation is on its way to {name}.'),
    'invite again': icu(
      'A new invitation is on its way to {name}. The previous link no longer works.',
    ),
    'change role': icu('{name} now has the new role.'),
    'remove devices': icu(
      'The devices of {name} were removed, and {name} was logged out everywhere. They can log in with their password and add a new device.',
    ),
    remove: icu('{name} was removed from the staff.'),
  },
  secondFactor: {
    title: 'Two-step login',
    has: 'Uses two-step login',
    lead: 'Staff who have added a device enter its code when they log in. You can require this from all staff.',
    asked:
      'Two-step login is required for all staff. Staff without a device must add one before they can continue.',
    without: icu(
      '{count, plural, =0 {All staff have set it up.} other {Not set up yet: {names}.}}',
    ),
    ask: 'Require for everyone',
    consequences: 'Staff without a device can’t work until they add one.',
    confirm: 'Yes, require it',
    cancel: 'Cancel',
    stop: 'Stop requiring it',
    ownFirst:
      'First add a device of your own and log in with its code. Otherwise you could lock everyone out, including yourself.',
    ownDevice: 'Add a device',
  },
  problems: {
    conflict: 'Someone else just changed this. You’re looking at the latest version.',
    forbidden:
      'Not changed. You may not have permission, or your session has ended. Please log in again.',
    other: 'That didn’t work. Check your connection and try again.',
  },
} as const;

export type StaffTexts = Translation<typeof staffTexts>;
