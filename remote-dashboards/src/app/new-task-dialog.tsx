import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Field } from '@torsa/shared/ui/field';
import { Notice } from '@torsa/shared/ui/notice';
import { SelectField } from '@torsa/shared/ui/select-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { lacksRepeatDay, taskRepeats, useAddTask, useDeleteTask } from '../api/tasks.ts';
import { DayField } from '../ui/day-field.tsx';
import { dialogStyle } from '../ui/dialog-style.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { parseDay } from '../ui/parse-day.ts';
import { portalStyles } from '../ui/styles.ts';
import { useUndo } from '../ui/use-undo.tsx';
import { newTaskTexts as bn } from './new-task.copy.bn.ts';
import { newTaskTexts as en, type NewTaskTexts } from './new-task.copy.en.ts';
import { noneOptionValue, useNewTask } from './use-new-task.ts';

const { space } = tokens;

const dialog = css(dialogStyle, {
  inlineSize: 'min(35rem, calc(100vw - 2rem))',
  marginBlockStart: 'min(20vh, 8rem)',
  marginInline: 'auto',
  padding: space.m,
});
const parts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: space.s,
});

interface NewTaskDialogProps {
  /** The ID of the project that the page shows, or an empty text. */
  readonly shownProject: string;
  readonly close: () => void;
}

interface Problems {
  readonly title?: string;
  readonly due?: string;
  readonly form?: string;
}

/** The dialog that adds tasks. The dialog stays open for the next task. */
export default function NewTaskDialog({ shownProject, close }: NewTaskDialogProps) {
  const { format, language } = useI18n();
  const copy = localize<NewTaskTexts>(language, { en, bn });
  const element = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const task = useNewTask(shownProject);
  const { mutateAsync: add, isPending } = useAddTask();
  const { mutateAsync: remove } = useDeleteTask();
  const announce = useUndo(copy.undo);
  const [problems, setProblems] = useState<Problems>({});
  const isSending = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;

  useEffect(() => {
    control('title').focus();
  }, []);
  // The date field is uncontrolled, because React would clear a date that is only partly typed.
  useEffect(() => {
    if (document.activeElement !== control('due')) control('due').value = task.due;
  }, [task.due]);

  useEffect(() => {
    if (!isWaiting || task.isLoading) return;
    setWaiting(false);
    form.current?.requestSubmit();
  }, [isWaiting, task.isLoading]);

  const validate = (): Problems => {
    const { value, validity } = control('due');
    const isMalformed = validity.badInput || (value !== '' && parseDay(value) === undefined);
    return {
      ...(task.title === '' ? { title: copy.titleMissing } : {}),
      ...(lacksRepeatDay({ due_on: task.due || null, repeats: task.repeats })
        ? { due: copy.repeatNeedsDay }
        : {}),
      ...(isMalformed ? { due: copy.dayMalformed } : {}),
    };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    if (task.isLoading) return setWaiting(true);
    const found = validate();
    setProblems(found);
    const { title, project, assignee, due, repeats } = task;
    if (found.title || found.due) return;
    if (task.isError) return setProblems({ form: copy.failed });
    isSending.current = true;
    try {
      const { id, version } = await add({
        id: task.idempotencyKey(),
        title,
        ...(project === '' ? {} : { project }),
        ...(assignee === '' ? {} : { assignee }),
        ...(due === '' ? {} : { due_on: due }),
        ...(repeats === 'never' ? {} : { repeats }),
      });
      const action =
        project === ''
          ? format(copy.added, { title })
          : format(copy.addedTo, { title, project: titleOf(project) });
      announce({ action, done: Promise.resolve(), undo: () => remove({ id, version }) });
      task.finish(project);
      control('title').focus();
    } catch {
      setProblems({ form: copy.failed });
    } finally {
      isSending.current = false;
    }
  };
  const titleOf = (project: string) =>
    task.projects.find(({ id }) => id === project)?.title ?? copy.noProject;
  return (
    <ModalDialog ref={element} css={dialog} aria-label={copy.label} onClose={close}>
      <form
        ref={form}
        css={portalStyles.denseStack}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        {problems.form && <Notice kind="alert">{problems.form}</Notice>}
        <Field
          name="title"
          label={copy.title}
          hint={copy.hint}
          error={problems.title}
          required
          maxLength={200}
          autoComplete="off"
          value={task.typed.text}
          onChange={({ target }) => task.type(target.value)}
        />
        {task.isRecognized && (
          <p css={portalStyles.smallMutedWrapped}>{format(copy.adds, { title: task.title })}</p>
        )}
        <div css={parts}>
          <SelectField
            label={copy.project}
            value={task.project}
            values={['', ...task.projects.map(({ id }) => id)]}
            nameOf={titleOf}
            choose={(project) => task.choose({ project: project || noneOptionValue })}
          />
          <SelectField
            label={copy.assignee}
            value={task.assignee}
            values={['', ...task.colleagues.map(({ staff_id }) => staff_id)]}
            nameOf={(one) =>
              task.colleagues.find(({ staff_id }) => staff_id === one)?.name ?? copy.unassigned
            }
            choose={(assignee) => task.choose({ assignee: assignee || noneOptionValue })}
          />
          <DayField
            name="due"
            label={copy.due}
            error={problems.due}
            defaultValue={task.due}
            onChange={({ target }) => {
              task.choose({ due: parseDay(target.value) ?? noneOptionValue });
            }}
          />
          <SelectField
            label={copy.repeats}
            value={task.repeats}
            values={taskRepeats}
            nameOf={(one) => copy.repeatNames[one]}
            choose={(repeats) => task.choose({ repeats })}
          />
        </div>
        <div css={portalStyles.actions}>
          <Button type="submit" busy={isPending || isWaiting}>
            {copy.add}
          </Button>
          <Button variant="quiet" onClick={() => element.current?.close()}>
            {copy.close}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
