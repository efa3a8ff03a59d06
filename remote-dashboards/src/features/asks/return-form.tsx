import { limitFieldLength, requiredTextField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import type { Ask } from '../../api/asks.ts';
import { RequestChangesForm } from './changes-form.tsx';
import type { StaffRequestTexts } from './staff-asks.copy.en.ts';

interface ReturnFormProps {
  readonly ask: Ask;
  readonly close: () => void;
  /** Asks the client to change the answer. Resolves to false if the backend rejects the call. */
  readonly send: (words: string) => Promise<boolean>;
  readonly copy: StaffRequestTexts;
}

/** The form in which staff ask a client to change an answer and describe the change. */
export function RequestAnswerChangeForm({ ask, close, send, copy }: ReturnFormProps) {
  const draft = useFormDraft(`ask-return.${ask.id}`, ['words']);
  const state = useForm({
    fields: { words: limitFieldLength(2000, requiredTextField(copy.changesMissing)) },
    draft,
    send: async ({ words }) => {
      // After a rejected call, a toast shows the error and the text field keeps its text.
      if (!(await send(words))) return undefined;
      draft.clear();
      close();
      return { isSuccess: true };
    },
  });
  return (
    <RequestChangesForm
      state={state}
      cancel={close}
      copy={{ ...copy, cancel: copy.dialog.close }}
      focus={focus}
    />
  );
}

/** Focuses the text field of the new form, because the clicked button disappears. */
const focus = (element: HTMLElement | null) => element?.focus();
