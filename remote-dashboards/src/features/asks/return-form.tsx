import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Form } from '@torsa/shared/ui/form';
import { maxCharacters, requiredTextField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import type { Ask } from '../../api/asks.ts';
import { styles } from '../../ui/styles.ts';
import type { StaffAsksCopy } from './staff-asks.copy.en.ts';

const form = css({
  display: 'grid',
  flexBasis: '100%',
  gap: tokens.space.s,
  '& textarea': { minBlockSize: '4.5rem', fieldSizing: 'content', maxBlockSize: '18rem' },
});

interface ReturnFormProps {
  readonly ask: Ask;
  readonly close: () => void;
  /** Sends the request for changes to the client. Resolves to false if the backend rejects it. */
  readonly send: (words: string) => Promise<boolean>;
  readonly copy: StaffAsksCopy;
}

/** The form in which staff ask the client to change an answer. Staff must enter the wanted change. */
export function ReturnForm({ ask, close, send, copy }: ReturnFormProps) {
  const draft = useFormDraft(`ask-return.${ask.id}`, ['words']);
  const state = useForm({
    fields: { words: maxCharacters(2000, requiredTextField(copy.changesMissing)) },
    draft,
    send: async ({ words }) => {
      // If the backend rejects the change request, a toast shows the error and the text field keeps its text.
      if (!(await send(words))) return undefined;
      draft.clear();
      close();
      return { isSuccess: true };
    },
  });
  return (
    <Form state={state} css={form}>
      <TextAreaField
        {...state.field('words')}
        ref={focus}
        label={copy.changesLabel}
        rows={2}
        readOnly={state.isBusy}
      />
      <div css={styles.actions}>
        <Button type="submit" busy={state.isBusy}>
          {state.isBusy ? copy.sending : copy.changes}
        </Button>
        <Button variant="secondary" onClick={close}>
          {copy.dialog.close}
        </Button>
      </div>
    </Form>
  );
}

/** Focuses the text field when the form opens, because the clicked button disappears. */
const focus = (element: HTMLElement | null) => element?.focus();
