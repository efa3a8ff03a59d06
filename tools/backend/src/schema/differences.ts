import type { Explanation } from './compare-schemas.ts';

/** The differences that the squash of the first migrations made on purpose, with the reason for each. */
export const explanations: readonly Explanation[] = [
  {
    fact: /grant: new (tables|sequences|functions) of postgres in (public|every schema)/,
    reason:
      'New tables, sequences and functions are open to no role of the API. Before, each migration revoked the defaults.',
  },
  {
    fact: /grant: sequence (contact_messages|client_events)_id_seq/,
    reason: 'service_role inserts without rights on the sequence of an identity column.',
  },
  {
    fact: /constraint: contact_messages contact_(name_length|name_size|message_length|message_not_blank|message_size)/,
    reason: 'One check replaces two: size and not blank imply the length without spaces.',
  },
  {
    fact: /constraint: profiles profiles_telephone_(form|digits)/,
    reason: 'One check replaces two: the second was stricter, but had no maximum length.',
  },
  {
    fact: /constraint: project_links project_links_url_host/,
    reason: 'The check is valid for all rows, as there are none before the first migration.',
  },
];
