import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Form } from '@torsa/shared/ui/form';
import { limitFieldLength, requiredLineField } from '@torsa/shared/ui/form/fields';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useForm } from '@torsa/shared/ui/form/use-form';
import { useEffect, useRef, useState } from 'react';
import { type SavedView, useSavedViewChanges } from '../api/saved-views.ts';
import { DangerButton } from '../ui/danger-button.tsx';
import { dialogStyle } from '../ui/dialog-style.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { portalStyles } from '../ui/styles.ts';
import { useUndoToast } from '../ui/use-undo.tsx';
import { saveViewTexts as bn } from './save-view.copy.bn.ts';
import { saveViewTexts as en, type SaveViewTexts } from './save-view.copy.en.ts';

const { space } = tokens;

const dialog = css(dialogStyle, {
  inlineSize: 'min(26rem, calc(100vw - 2rem))',
  marginBlockStart: 'min(20vh, 8rem)',
  marginInline: 'auto',
  padding: space.m,
});

interface SaveViewDialogProps {
  readonly path: string;
  /** The saved view of this path. Undefined for a new view. */
  readonly view: SavedView | undefined;
  readonly close: () => void;
}

/** The dialog that saves a view, or renames or deletes a saved one. */
export default function SaveViewDialog({ path, view: saved, close }: SaveViewDialogProps) {
  const { format, language } = useI18n();
  const copy = localize<SaveViewTexts>(language, { en, bn });
  const element = useRef<HTMLDialogElement>(null);
  // Keep the first render's view, because the list of saved views changes before the dialog closes.
  const [view] = useState(saved);
  const { save, rename, remove } = useSavedViewChanges();
  const announce = useUndoToast(copy.undo);
  const [removal, setRemoval] = useState<{ readonly error?: unknown; readonly isBusy: boolean }>({
    isBusy: false,
  });
  const draft = useFormDraft(view ? `view.${view.id}` : `view.${path}`, ['name']);
  const finish = (action: string, undo: () => Promise<unknown>) => {
    element.current?.close();
    announce({ action, done: Promise.resolve(), undo });
  };
  const state = useForm({
    fields: { name: limitFieldLength(40, requiredLineField(copy.nameMissing)) },
    draft,
    ...(view ? { prefill: { name: view.name } } : {}),
    send: async (values) => {
      const { name } = values;
      const undo = view
        ? await rename(view, name)
        : await save({ id: draft.idempotencyKey(values), name, path });
      finish(format(view ? copy.renamed : copy.saved, { name }), undo);
      return { isSuccess: true };
    },
    errors: {
      conflict: copy.taken,
      invalid: copy.full,
      missing: copy.gone,
      other: copy.failed,
    },
    fieldOf: { conflict: 'name' },
  });

  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, []);

  const removeView = async (one: SavedView) => {
    setRemoval({ isBusy: true });
    try {
      const undo = await remove(one);
      draft.clear();
      finish(format(copy.deleted, { name: one.name }), undo);
    } catch (error) {
      setRemoval({ error, isBusy: false });
    }
  };
  const label = view ? copy.change : copy.save;
  return (
    <ModalDialog ref={element} css={dialog} aria-label={label} onClose={close}>
      <Form state={state} css={portalStyles.denseStack}>
        <h2>{label}</h2>
        <Field {...state.field('name')} label={copy.name} hint={copy.hint} autoComplete="off" />
        <div css={portalStyles.actions}>
          <Button type="submit" busy={state.isBusy}>
            {view ? copy.rename : copy.save}
          </Button>
          <Button variant="quiet" onClick={() => element.current?.close()}>
            {copy.close}
          </Button>
        </div>
      </Form>
      {view && (
        <details>
          <summary css={portalStyles.summary}>{copy.more}</summary>
          <ErrorNotice error={removal.error} copy={{ other: copy.notDeleted }} />
          <DangerButton busy={removal.isBusy} onClick={() => void removeView(view)}>
            {copy.delete}
          </DangerButton>
        </details>
      )}
    </ModalDialog>
  );
}
