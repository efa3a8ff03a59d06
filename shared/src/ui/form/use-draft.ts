import { useState } from 'react';
import { draftKey } from '../../contract/draft-keys.ts';
import { createDraft, type Draft } from './draft.ts';
import { personId } from './person-id.ts';

/**
 * The draft of a form for the person who types into it. It lasts as long as the tab.
 * @param name tells the drafts of one person apart: `note.<project>`
 */
export function useDraft<Name extends string>(name: string, names: readonly Name[]): Draft<Name> {
  // The writer stays the same, although another person logs in before an answer comes.
  const [draft] = useState(() =>
    createDraft({ key: draftKey(personId(), name), names, storage: 'sessionStorage' }),
  );
  return draft;
}
