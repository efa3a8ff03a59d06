import { type AccessTestActor, createLoggedInActor, createTestUuid } from './actors.ts';

/** An account or visitor of the who-reads tests, with an email address and a mailbox. */
export interface ReadAccessTestPerson extends AccessTestActor {
  readonly email: string;
}

/** The number of the test account in its account ID and session ID. */
const account = (name: string, number: number, email: string): ReadAccessTestPerson => ({
  ...createLoggedInActor(name, number),
  email,
});

/** seed.sql and people.sql create accounts 1 to 5. */
export const readAccessTestPeople = {
  visitor: {
    name: 'visitor',
    role: 'anon',
    claims: { role: 'anon' },
    email: 'visitor@example.org',
  },
  clientA: account('client A', 4, 'client@torsa.example'),
  clientB: account('client B', 5, 'other@torsa.example'),
  attacker: account('attacker', 21, 'attacker@example.org'),
  /** A client who changes to a new email address during the test history. */
  moved: account('moved client', 22, 'new@example.org'),
  /** A client who signs up with the previous email address of the client who moved. */
  newOwner: account('new owner', 23, 'old@example.org'),
  /** A client who has an unaccepted staff invitation. */
  invited: account('invited client', 24, 'invited@example.org'),
  /** A client whose staff invitation was withdrawn. */
  withdrawn: account('withdrawn client', 25, 'withdrawn@example.org'),
  /** A visitor who signed up but never confirmed the email address. */
  unconfirmed: account('unconfirmed', 26, 'unconfirmed@example.org'),
  formerStaff: account('former staff', 27, 'former@example.org'),
  /** A client who deletes their account during the random test steps. */
  leaver: account('leaver', 28, 'leaver@example.org'),
  member: account('team member', 3, 'tm001@torsa.example'),
  leader: account('team leader', 2, 'tl001@torsa.example'),
  founder: account('founder', 1, 'founder001@staff.torsa.example'),
} as const satisfies Record<string, ReadAccessTestPerson>;

export const allReadAccessTestPeople: readonly ReadAccessTestPerson[] =
  Object.values(readAccessTestPeople);
export const readAccessTestStaff: readonly ReadAccessTestPerson[] = [
  readAccessTestPeople.member,
  readAccessTestPeople.leader,
  readAccessTestPeople.founder,
];

export const getPersonAccountId = (person: ReadAccessTestPerson): string =>
  String(person.claims['sub']);

const FIRST_NEW_ACCOUNT = 21;
const OLD_ADDRESS = readAccessTestPeople.newOwner.email;

/**
 * SQL that replaces the rows of seed.sql and people.sql with those of the other test accounts. The client who moves
 * still has the previous email address.
 */
export const insertReadAccessTestPeopleSql = `
  alter table public.approvals disable trigger keep_approvals; delete from public.approvals;
  alter table public.approvals enable always trigger keep_approvals;
  delete from public.projects; delete from public.conversations; delete from public.contact_messages;
  delete from public.canned_replies; delete from public.site_settings; delete from public.client_events;
  delete from private.outbox; delete from private.page_views; delete from private.daily_figures;
  delete from private.rate_counts; delete from public.profiles;
  ${allReadAccessTestPeople
    .filter(({ claims }) => Number(String(claims['sub']).slice(-2)) >= FIRST_NEW_ACCOUNT)
    .filter((person) => person !== readAccessTestPeople.newOwner)
    .map(
      (person) => `insert into auth.users
          (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
        values ('${getPersonAccountId(person)}', 'authenticated', 'authenticated',
          '${person === readAccessTestPeople.moved ? OLD_ADDRESS : person.email}',
          ${person === readAccessTestPeople.unconfirmed ? 'null' : 'now()'}, '{"fullName": "Account"}', now(), now());`,
    )
    .join('\n')}
  delete from auth.sessions where id not in (${allReadAccessTestPeople
    .map(({ claims }) => claims['session_id'])
    .filter((session) => session !== undefined)
    .map((session) => `'${session}'`)
    .join()});
  insert into auth.sessions (id, user_id, created_at, updated_at)
    select ('1' || substr(id::text, 2))::uuid, id, now(), now() from auth.users
    where id >= '${createTestUuid(0, FIRST_NEW_ACCOUNT)}';
  insert into public.staff (email, role, team_role, staff_id, name)
    values ('${readAccessTestPeople.formerStaff.email}', 'team', 'team_member', 'TM009', 'Former Member');
  update auth.users set encrypted_password = extensions.crypt('password-1', extensions.gen_salt('bf', 4))
    where id = '${getPersonAccountId(readAccessTestPeople.leaver)}';
  delete from private.staff_invitations;
  delete from public.audit_log`;
