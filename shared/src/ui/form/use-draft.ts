import { useState } from 'react';
import { draftKey } from '../../contract/draft-keys.ts';
import { createDraft, type Draft } from './draft.ts';
import { personId } from './person-id.ts';

/**
 * The draft of a form for the current person. It lasts as long as the tab.
 * @param name distinguishes the drafts of one person: `note.<project>`
 */
export function useDraft<Name extends string>(name: string, names: readonly Name[]): Draft<Name> {
  // The author stays the same, even if another person logs in before an answer arrives.
  const [draft] = useState(() =>
    createDraft({ key: draftKey(personId(), name), names, storage: 'sessionStorage' }),
  );
  return draft;
}
