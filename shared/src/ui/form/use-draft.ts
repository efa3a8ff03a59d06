import { useState } from 'react';
import { getFormDraftKey } from '../../contract/draft-keys.ts';
import { createFormDraft, type FormDraft } from './draft.ts';
import { getFormDraftOwnerId } from './person-id.ts';

/**
 * A React hook for a form's draft of the current user, which is deleted when its tab is closed.
 * @param name distinguishes the drafts of one user: `note.<project>`
 */
export function useFormDraft<Name extends string>(
  name: string,
  names: readonly Name[],
): FormDraft<Name> {
  // Keeps the owner of the form draft, even if another user logs in before a response arrives.
  const [draft] = useState(() =>
    createFormDraft({
      key: getFormDraftKey(getFormDraftOwnerId(), name),
      names,
      storage: 'sessionStorage',
    }),
  );
  return draft;
}
