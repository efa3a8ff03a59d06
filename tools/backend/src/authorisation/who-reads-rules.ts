import { type Person, people, team } from './who-reads-people.ts';
import type { World } from './who-reads-world.ts';

/**
 * The subject of a text. The rules below follow the portal's contract and SECURITY.md. They do not use tables or
 * functions.
 */
type Fact =
  /** A message. Its owner is the account whose confirmed address was used. Its writer was logged in. */
  | {
      readonly about: 'conversation';
      readonly owner?: Person;
      readonly writer?: Person;
      readonly mailedTo?: readonly Person[];
    }
  /** Texts that staff write for each other, and internal data about a sender. */
  | { readonly about: 'inbox' }
  | {
      readonly about: 'project';
      readonly clients: readonly Person[];
      readonly staff: readonly Person[];
      readonly mailedTo?: readonly Person[];
    }
  | { readonly about: 'project work'; readonly staff: readonly Person[] }
  /** The name of a client's account. */
  | { readonly about: 'client name'; readonly of: Person; readonly projectStaff: readonly Person[] }
  | { readonly about: 'profile'; readonly of: Person }
  | { readonly about: 'staff name'; readonly clients: readonly Person[] }
  /** The name of a staff member, which stays below replies and in the audit log. */
  | {
      readonly about: 'former staff name';
      readonly of: Person;
      readonly clients: readonly Person[];
      readonly mailedTo: readonly Person[];
    }
  | { readonly about: 'staff address' }
  | { readonly about: 'company figures' }
  | { readonly about: 'website' }
  | { readonly about: 'nothing stored' };

/** A way in which a text enters the portal. */
export interface Way {
  readonly name: string;
  readonly fact: Fact;
  /** Enters the text, a word that occurs nowhere else. */
  run(world: World, text: string): Promise<unknown>;
}

/** The conversations and projects of earlier ways, by name. */
export interface Made {
  keep(name: string, id: string): void;
  /** Throws if no earlier way created it. */
  id(name: string): string;
}

export const mailboxOf = ({ name }: Person): string => `mailbox of ${name}`;

/** Returns the names of the readers that the rules allow for a text. */
export function readersOf(fact: Fact): readonly string[] {
  const persons = personsOf(fact).map(({ name }) => name);
  const mailboxes = 'mailedTo' in fact ? (fact.mailedTo ?? []).map(mailboxOf) : [];
  return [...new Set([...persons, ...mailboxes])].toSorted();
}

function personsOf(fact: Fact): readonly Person[] {
  const { founder, leader } = people;
  switch (fact.about) {
    case 'conversation':
      // Staff can read all conversations. A person who only typed an address, and its owner who did not write, can read
      // nothing.
      return [...team, ...present(fact.owner), ...present(fact.writer)];
    case 'inbox':
      return team;
    case 'project':
      return [founder, ...fact.staff, ...fact.clients];
    case 'project work':
      return [founder, ...fact.staff];
    case 'client name':
      return [fact.of, founder, ...fact.projectStaff];
    case 'profile':
      return [fact.of];
    case 'staff name':
      return [...team, ...fact.clients];
    case 'former staff name':
      return [...team, fact.of, ...fact.clients];
    case 'staff address':
      return [founder, leader];
    case 'company figures':
      return [founder];
    case 'website':
      return Object.values(people);
    case 'nothing stored':
      return [];
  }
}

const present = (person: Person | undefined): readonly Person[] => (person ? [person] : []);
