import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { formControlStyle } from '@torsa/shared/theme/control-style';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { formatDueDay } from '../api/days.ts';
import { type TaskState, useAddTask, useDeleteTask } from '../api/tasks.ts';
import { portalStyles } from '../ui/styles.ts';
import { useUndo } from '../ui/use-undo.tsx';
import { newTaskTexts as bn } from './new-task.copy.bn.ts';
import { newTaskTexts as en, type NewTaskTexts } from './new-task.copy.en.ts';
import { useNewTask } from './use-new-task.ts';

const input = css(formControlStyle, { paddingInline: tokens.space.s });

interface QuickTaskFormProps {
  /** The name of the form, which distinguishes its draft from the drafts of other forms. */
  readonly name: string;
  readonly label: string;
  /** The ID of the project that the page shows, or an empty text. */
  readonly project: string;
  readonly state?: TaskState;
  /** The default assignee. Empty if the default is no assignee. */
  readonly assignee?: string;
  readonly close: () => void;
}

/**
 * A form with one line that adds tasks. The form stays open for the next task. Escape closes it, and its text is still
 * there when it opens again.
 */
export function QuickTaskForm(props: QuickTaskFormProps) {
  const { name, label, project, state = 'todo', assignee, close } = props;
  const { format, language } = useI18n();
  const copy = localize<NewTaskTexts>(language, { en, bn });
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const task = useNewTask(project, { draft: `new-task.${name}`, assignee });
  const { mutateAsync: add, isPending } = useAddTask();
  const { mutateAsync: remove } = useDeleteTask();
  const announce = useUndo(copy.undo);
  const [problem, setProblem] = useState<string>();
  /** The text of the task that the form is sending. */
  const sent = useRef<string>(undefined);
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    line.current?.focus();
  }, []);
  useEffect(() => {
    if (!isWaiting || task.isLoading || isPending) return;
    setWaiting(false);
    form.current?.requestSubmit();
  }, [isWaiting, task.isLoading, isPending]);

  const projectTitle = task.projects.find(({ id }) => id === task.project)?.title ?? copy.noProject;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { text } = task.typed;
    // A second task that the user enters while the first one is sent waits. A double press of Enter adds only one task.
    if (task.isLoading || sent.current !== undefined) return setWaiting(sent.current !== text);
    const { title, project: id, assignee: staff, due } = task;
    const found = title === '' ? copy.titleMissing : task.isError ? copy.failed : undefined;
    setProblem(found);
    if (found) return;
    sent.current = text;
    try {
      const added = await add({
        id: task.idempotencyKey(),
        title,
        state,
        ...(id === '' ? {} : { project: id }),
        ...(staff === '' ? {} : { assignee: staff }),
        ...(due === '' ? {} : { due_on: due }),
      });
      const action =
        id === ''
          ? format(copy.added, { title })
          : format(copy.addedTo, { title, project: projectTitle });
      announce({ action, done: Promise.resolve(), undo: () => remove(added) });
      task.finish(id);
    } catch {
      setProblem(copy.failed);
    } finally {
      sent.current = undefined;
    }
  };
  const facts = [
    task.isRecognized && format(copy.adds, { title: task.title }),
    projectTitle,
    task.due !== '' && formatDueDay(language, task.due),
    task.colleagues.find(({ staff_id }) => staff_id === task.assignee)?.name ?? copy.unassigned,
  ];
  return (
    <form
      ref={form}
      css={[portalStyles.tightStack, portalStyles.notOnPaper]}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        // Ignore an Escape key that ends the composition of a letter by an input method (IME).
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        close();
      }}
    >
      {problem && <Notice kind="alert">{problem}</Notice>}
      <input
        ref={line}
        css={input}
        aria-label={label}
        aria-describedby={hintId}
        placeholder={copy.title}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        value={task.typed.text}
        onChange={({ target }) => task.type(target.value)}
      />
      <p css={portalStyles.smallMutedWrapped} id={hintId}>
        {task.typed.text === '' ? copy.hint : facts.filter(Boolean).join(' · ')}
      </p>
      <div css={portalStyles.actions}>
        {/* A busy button would ignore the Enter key in the line. */}
        <Button type="submit">{copy.add}</Button>
        <Button variant="quiet" onClick={close}>
          {copy.close}
        </Button>
      </div>
    </form>
  );
}
