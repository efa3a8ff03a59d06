import type { ConversationStatus } from '../conversation/conversation.ts';

export const shares = ['mine', 'unassigned', 'all'] as const;
/** Whose conversations the list shows. */
export type Share = (typeof shares)[number];

export const states = ['open', 'waiting', 'closed', 'spam', 'any'] as const;
type State = ConversationStatus | 'any';

/** What the list shows. It is in the address, so that Back, a reload and a colleague find the same. */
export interface InboxFilter {
  readonly share: Share;
  readonly state: State;
  readonly words: string;
}

/** What the list shows when nobody asks for anything else. */
export const defaultFilter: InboxFilter = { share: 'all', state: 'open', words: '' };

/** Reads the filter out of an address; what is not known is as if it were not there. */
export function readFilter(search: URLSearchParams): InboxFilter {
  return {
    share: shares.find((share) => share === search.get('share')) ?? 'all',
    state: states.find((state) => state === search.get('state')) ?? 'open',
    words: search.get('q') ?? '',
  };
}

/** The address's part for a filter, without what goes without saying. */
export function writeFilter({ share, state, words }: InboxFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (share !== 'all') search.set('share', share);
  if (state !== 'open') search.set('state', state);
  if (words !== '') search.set('q', words);
  return search;
}

/** What PostgreSQL is asked for: rows with words that begin like each of these. Undefined without any. */
export function textQuery(words: string): string | undefined {
  const terms = words.split(/\s+/).filter((word) => word !== '');
  const quoted = terms.map((word) => `'${word.replaceAll(/['\\]/g, (sign) => sign + sign)}':*`);
  return quoted.length > 0 ? quoted.join(' & ') : undefined;
}
