import { projectTextInputs } from './who-reads-projects.ts';
import type { TextInput, TextInputRowIds } from './who-reads-rules.ts';
import { conversationTextInputs } from './who-reads-talks.ts';

/**
 * Returns the text inputs (API calls and emails) in the order of one test history. Later inputs can use rows of
 * earlier ones.
 */
export function listTextInputs(): readonly TextInput[] {
  const ids = new Map<string, string>();
  const made: TextInputRowIds = {
    keep: (name, id) => void ids.set(name, id),
    id(name) {
      const found = ids.get(name);
      if (found === undefined)
        throw new Error(
          `No earlier API call or email created the row ${name}. Check the sequence in listTextInputs.`,
        );
      return found;
    },
  };
  return [...conversationTextInputs(made), ...projectTextInputs(made)];
}
