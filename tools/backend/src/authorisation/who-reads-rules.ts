import { type WhoReadsPerson, whoReadsPeople, whoReadsStaff } from './who-reads-people.ts';
import type { WhoReadsTestActions } from './who-reads-world.ts';

/**
 * The subject of a test text, which determines the allowed readers. The rules follow the portal's contract and
 * SECURITY.md, and not the database code.
 */
type Fact =
  /**
   * A message in a conversation. `owner` is the account with the sender's confirmed email address. `writer` is the
   * logged-in account.
   */
  | {
      readonly about: 'conversation';
      readonly owner?: WhoReadsPerson;
      readonly writer?: WhoReadsPerson;
      readonly mailedTo?: readonly WhoReadsPerson[];
    }
  /** The texts that staff members write for each other, and internal data about a message's sender. */
  | { readonly about: 'inbox' }
  | {
      readonly about: 'project';
      readonly clients: readonly WhoReadsPerson[];
      readonly staff: readonly WhoReadsPerson[];
      readonly mailedTo?: readonly WhoReadsPerson[];
    }
  | { readonly about: 'project work'; readonly staff: readonly WhoReadsPerson[] }
  /**
   * The name in a client's account. Other clients of a project can read the name after the client answered or decided
   * in this project.
   */
  | {
      readonly about: 'client name';
      readonly of: WhoReadsPerson;
      readonly projectStaff: readonly WhoReadsPerson[];
      readonly otherClients?: readonly WhoReadsPerson[];
      readonly mailedTo?: readonly WhoReadsPerson[];
    }
  | { readonly about: 'profile'; readonly of: WhoReadsPerson }
  | { readonly about: 'staff name'; readonly clients: readonly WhoReadsPerson[] }
  /**
   * The name of a removed staff member. The name stays visible in the audit log and under the staff member's replies.
   */
  | {
      readonly about: 'former staff name';
      readonly of: WhoReadsPerson;
      readonly clients: readonly WhoReadsPerson[];
      readonly mailedTo: readonly WhoReadsPerson[];
    }
  | { readonly about: 'staff address' }
  | { readonly about: 'company figures' }
  | { readonly about: 'website' }
  | { readonly about: 'nothing stored' };

/** A text input: an API call or email that stores a text in the portal, such as the contact form. */
export interface TextInputWay {
  readonly name: string;
  readonly fact: Fact;
  /** Stores the test text through this input. The text is a word that occurs nowhere else in the database. */
  run(world: WhoReadsTestActions, text: string): Promise<unknown>;
}

/** The conversations and projects that earlier text inputs (API calls or emails) created, by name. */
export interface CreatedByTextInputs {
  keep(name: string, id: string): void;
  /**
   * Returns the ID of the conversation or project that an earlier text input created under this name.
   * @throws if no earlier text input has created the row
   */
  id(name: string): string;
}

export const mailboxName = ({ name }: WhoReadsPerson): string => `mailbox of ${name}`;

/** Returns the names of the readers who may read a text according to the rules. */
export function getAllowedTextReaders(fact: Fact): readonly string[] {
  const persons = personsOf(fact).map(({ name }) => name);
  const mailboxes = 'mailedTo' in fact ? (fact.mailedTo ?? []).map(mailboxName) : [];
  return [...new Set([...persons, ...mailboxes])].toSorted();
}

function personsOf(fact: Fact): readonly WhoReadsPerson[] {
  const { founder, leader } = whoReadsPeople;
  switch (fact.about) {
    case 'conversation':
      // Staff members can read all conversations. Typing an email address gives no rights, and neither does owning an
      // address that another visitor typed.
      return [...whoReadsStaff, ...present(fact.owner), ...present(fact.writer)];
    case 'inbox':
      return whoReadsStaff;
    case 'project':
      return [founder, ...fact.staff, ...fact.clients];
    case 'project work':
      return [founder, ...fact.staff];
    case 'client name':
      return [fact.of, founder, ...fact.projectStaff, ...(fact.otherClients ?? [])];
    case 'profile':
      return [fact.of];
    case 'staff name':
      return [...whoReadsStaff, ...fact.clients];
    case 'former staff name':
      return [...whoReadsStaff, fact.of, ...fact.clients];
    case 'staff address':
      return [founder, leader];
    case 'company figures':
      return [founder];
    case 'website':
      return Object.values(whoReadsPeople);
    case 'nothing stored':
      return [];
  }
}

const present = (person: WhoReadsPerson | undefined): readonly WhoReadsPerson[] =>
  person ? [person] : [];
