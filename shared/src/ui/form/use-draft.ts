import { useState } from 'react';
import { draftKey } from '../../contract/draft-keys.ts';
import { createDraft, type Draft } from './draft.ts';
import { draftOwnerId } from './person-id.ts';

/**
 * A React hook for a form's draft of the current user. The draft lasts until its tab is closed.
 * @param name distinguishes the drafts of one user: `note.<project>`
 */
export function useDraft<Name extends string>(name: string, names: readonly Name[]): Draft<Name> {
  // The draft's owner does not change, even if another user logs in before a response arrives.
  const [draft] = useState(() =>
    createDraft({ key: draftKey(draftOwnerId(), name), names, storage: 'sessionStorage' }),
  );
  return draft;
}
