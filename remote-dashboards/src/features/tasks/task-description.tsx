import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { Notice } from '@torsa/shared/ui/notice';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { type FormEvent, useRef, useState } from 'react';
import { type DetailedTask, taskDetailsQuery } from '../../api/task-details.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { useUndoToast } from '../../ui/use-undo.tsx';
import { TaskSheetSection } from './sheet-section.tsx';
import type { TaskSheetTexts } from './task-sheet.copy.en.ts';
import { useTaskActions } from './use-task-actions.ts';

const text = css({ fontSize: '0.9375rem', overflowWrap: 'anywhere' });

interface TaskDescriptionProps {
  readonly task: DetailedTask;
  readonly copy: TaskSheetTexts;
}

/** The description of a task, as plain text with links. An unsaved text is stored as a draft with its starting text. */
export function TaskDescription({ task, copy }: TaskDescriptionProps) {
  const { format } = useI18n();
  const client = useQueryClient();
  const { change } = useTaskActions(copy);
  const announce = useUndoToast(copy.undo);
  const draft = useFormDraft(`task-description.${task.id}`, ['text', 'base']);
  const [typed, setTyped] = useState(() => draft.read());
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { description: copyOf } = copy;
  const keep = (next: typeof typed) => {
    setTyped(next);
    if (next) draft.save(next);
    else draft.clear();
  };
  const finish = () => {
    keep(undefined);
    setProblem('');
    requestAnimationFrame(() => opener.current?.focus());
  };
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!typed || isBusy) return;
    setBusy(true);
    try {
      if (typed.text !== task.description) await send(typed);
      finish();
    } catch (error) {
      const isConflict = getErrorCode(error) === 'conflict';
      // The page now shows the colleague's description, so the user may replace it by saving again.
      if (isConflict) keep({ ...typed, base: (await readNow()).description });
      setProblem(isConflict ? copyOf.conflict : copy.failed);
    } finally {
      setBusy(false);
    }
  };
  const readNow = async () =>
    (await client.fetchQuery({ ...taskDetailsQuery(task.id), staleTime: 0 })).task;
  /** Sends the description with the newest task version, unless another user has changed the description itself. */
  const send = async ({ text: description, base }: NonNullable<typeof typed>) => {
    const now = task.description === base ? await readNow() : task;
    const known = now.description === base ? now : { ...now, version: 0 };
    await change(known, { description }, format(copy.changed, { title: task.title }));
  };
  const discard = () => {
    const discarded = typed;
    announce({
      action: copyOf.discarded,
      done: Promise.resolve(),
      undo: async () => keep(discarded),
    });
    finish();
  };
  return (
    <TaskSheetSection title={copyOf.title}>
      {task.description !== '' && (
        <div css={text}>
          <LinkedText text={task.description} />
        </div>
      )}
      {typed ? (
        <form css={portalStyles.tightStack} onSubmit={(event) => void save(event)}>
          {problem && <Notice kind="alert">{problem}</Notice>}
          <TextAreaField
            name="description"
            label={copyOf.title}
            hint={copyOf.hint}
            required
            rows={5}
            maxLength={10_000}
            autoFocus
            value={typed.text}
            onChange={({ target }) => keep({ ...typed, text: target.value })}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) void save();
            }}
          />
          <div css={portalStyles.actions}>
            <Button type="submit" variant="secondary" busy={isBusy}>
              {copyOf.save}
            </Button>
            <Button variant="quiet" onClick={discard}>
              {copyOf.discard}
            </Button>
          </div>
        </form>
      ) : (
        <div>
          <Button
            ref={opener}
            variant="quiet"
            onClick={() => keep({ text: task.description, base: task.description })}
          >
            {task.description === '' ? copyOf.add : copyOf.edit}
          </Button>
        </div>
      )}
    </TaskSheetSection>
  );
}
