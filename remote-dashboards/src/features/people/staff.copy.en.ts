import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';

/** The words for who works here. */
export const staffCopy = {
  caption: 'Staff',
  loading: 'Loading who works here',
  columns: { name: 'Name', role: 'Role', manage: 'Change' },
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
      '{name} will see nothing of the company any more. {count, plural, =0 {Nothing is assigned to them.} one {# conversation of theirs becomes nobody’s.} other {# conversations of theirs become nobody’s.}}',
    ),
    typeName: icu('Type “{name}” to confirm'),
    otherName: icu('This is not “{name}”.'),
    removeNamed: icu('Remove {name}'),
  },
  invitation: {
    title: 'Invite a teammate',
    lead: 'We’ll email them a link to set a password.',
    leadOfLeader: 'We’ll email them a link to set a password and join your team.',
    name: 'Name',
    email: 'Email',
    nameMissing: 'Enter their name.',
    emailMissing: 'Enter their address.',
    emailMalformed: 'Enter an address such as name@example.com.',
    worksHere: 'This person is already on the team.',
    send: 'Invite',
    sending: 'Inviting…',
  },
  done: {
    invite: icu('An invitation is on its way to {name}.'),
    'invite again': icu('A new invitation is on its way to {name}. The link before is void.'),
    'change role': icu('{name} has the new role.'),
    'remove devices': icu(
      '{name} has no second factor any more and is logged out everywhere. They log in with their password and add a new device.',
    ),
    remove: icu('{name} does not work here any more.'),
  },
  secondFactor: {
    title: 'Second factor',
    has: 'Has a second factor',
    lead: 'Staff with a device enter its code when they log in. You can require this from all staff.',
    asked: 'All staff are asked for a second factor. Who has none can do nothing but add a device.',
    without: icu(
      '{count, plural, =0 {Everybody who works here has one.} other {Not set up yet: {names}.}}',
    ),
    ask: 'Require for everyone',
    stop: 'Stop requiring it',
    ownFirst:
      'Add a device of your own first, so that you cannot lock everybody out, and log in with its code.',
    ownDevice: 'Add a device',
  },
  problems: {
    conflict: 'Someone else just changed this. You’re looking at the latest version.',
    forbidden: 'You may not do this, or your session is over.',
    other: 'This did not work. Check your connection and try again.',
  },
} as const;

export type StaffCopy = Translation<typeof staffCopy>;
