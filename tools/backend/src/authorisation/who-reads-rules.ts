import {
  type ReadAccessTestPerson,
  readAccessTestPeople,
  readAccessTestStaff,
} from './who-reads-people.ts';
import type { ReadAccessTestActions } from './who-reads-world.ts';

/**
 * The subject of a test text, which determines the allowed readers. The rules come from the portal's contract, not
 * from the database code.
 */
type Fact =
  /**
   * A message in a conversation. `owner` is the account with the sender's confirmed email address, and `writer` the
   * logged-in account.
   */
  | {
      readonly about: 'conversation';
      readonly owner?: ReadAccessTestPerson;
      readonly writer?: ReadAccessTestPerson;
      readonly mailedTo?: readonly ReadAccessTestPerson[];
    }
  /** The texts that staff members write for each other, and internal data about a message's sender. */
  | { readonly about: 'inbox' }
  | {
      readonly about: 'project';
      readonly clients: readonly ReadAccessTestPerson[];
      readonly staff: readonly ReadAccessTestPerson[];
      readonly mailedTo?: readonly ReadAccessTestPerson[];
    }
  | { readonly about: 'project work'; readonly staff: readonly ReadAccessTestPerson[] }
  /**
   * The name in a client's account, which the other clients of a project can read after the client answered or decided
   * there.
   */
  | {
      readonly about: 'client name';
      readonly of: ReadAccessTestPerson;
      readonly projectStaff: readonly ReadAccessTestPerson[];
      readonly otherClients?: readonly ReadAccessTestPerson[];
      readonly mailedTo?: readonly ReadAccessTestPerson[];
    }
  | { readonly about: 'profile'; readonly of: ReadAccessTestPerson }
  | { readonly about: 'staff name'; readonly clients: readonly ReadAccessTestPerson[] }
  /** The name of a removed staff member, which stays in the audit log and under the staff member's replies. */
  | {
      readonly about: 'former staff name';
      readonly of: ReadAccessTestPerson;
      readonly clients: readonly ReadAccessTestPerson[];
      readonly mailedTo: readonly ReadAccessTestPerson[];
    }
  | { readonly about: 'staff address' }
  | { readonly about: 'company figures' }
  | { readonly about: 'website' }
  | { readonly about: 'nothing stored' };

/** A text input: an API call or email that stores a text in the portal, such as the contact form. */
export interface TextInput {
  readonly name: string;
  readonly fact: Fact;
  /** Stores the test text, a word that occurs nowhere else in the database, through this input. */
  run(world: ReadAccessTestActions, text: string): Promise<unknown>;
}

/** The conversations and projects that earlier text inputs (API calls or emails) created, by name. */
export interface TextInputRowIds {
  keep(name: string, id: string): void;
  /**
   * Returns the ID of the conversation or project that an earlier text input created.
   * @throws if no earlier text input has created it
   */
  id(name: string): string;
}

export const getMailboxName = ({ name }: ReadAccessTestPerson): string => `mailbox of ${name}`;

/** Returns the names of the readers who may read a text according to the rules. */
export function getAllowedTextReaders(fact: Fact): readonly string[] {
  const persons = personsOf(fact).map(({ name }) => name);
  const mailboxes = 'mailedTo' in fact ? (fact.mailedTo ?? []).map(getMailboxName) : [];
  return [...new Set([...persons, ...mailboxes])].toSorted();
}

function personsOf(fact: Fact): readonly ReadAccessTestPerson[] {
  const { founder, leader } = readAccessTestPeople;
  switch (fact.about) {
    case 'conversation':
      // Only staff members, the sender's account and the logged-in account may read it. An email address that another
      // visitor typed gives no rights.
      return [...readAccessTestStaff, ...present(fact.owner), ...present(fact.writer)];
    case 'inbox':
      return readAccessTestStaff;
    case 'project':
      return [founder, ...fact.staff, ...fact.clients];
    case 'project work':
      return [founder, ...fact.staff];
    case 'client name':
      return [fact.of, founder, ...fact.projectStaff, ...(fact.otherClients ?? [])];
    case 'profile':
      return [fact.of];
    case 'staff name':
      return [...readAccessTestStaff, ...fact.clients];
    case 'former staff name':
      return [...readAccessTestStaff, fact.of, ...fact.clients];
    case 'staff address':
      return [founder, leader];
    case 'company figures':
      return [founder];
    case 'website':
      return Object.values(readAccessTestPeople);
    case 'nothing stored':
      return [];
  }
}

const present = (person: ReadAccessTestPerson | undefined): readonly ReadAccessTestPerson[] =>
  person ? [person] : [];
