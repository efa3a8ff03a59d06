import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { formControlStyle } from '@torsa/shared/theme/control-style';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { useEffect, useId, useRef } from 'react';
import { formatDueDate } from '../api/days.ts';
import type { TaskState } from '../api/tasks.ts';
import { portalStyles } from '../ui/styles.ts';
import { newTaskTexts as bn } from './new-task.copy.bn.ts';
import { newTaskTexts as en, type NewTaskTexts } from './new-task.copy.en.ts';
import { useNewTaskFormState } from './use-new-task.ts';

const input = css(formControlStyle, { paddingInline: tokens.space.s });

interface QuickTaskFormProps {
  /** The name of the form's draft. */
  readonly name: string;
  readonly label: string;
  /** The ID of the page's project, or an empty text. */
  readonly project: string;
  readonly state?: TaskState;
  /** The default assignee's staff ID, or an empty text. */
  readonly assignee?: string;
  readonly close: () => void;
}

/** A one-line form that adds tasks and stays open for the next one. Escape closes it and keeps its text. */
export function QuickTaskForm(props: QuickTaskFormProps) {
  const { name, label, project, state = 'todo', assignee, close } = props;
  const { format, language } = useI18n();
  const copy = localize<NewTaskTexts>(language, { en, bn });
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const task = useNewTaskFormState({
    form,
    shownProject: project,
    draft: `new-task.${name}`,
    state,
    assignee,
    copy,
  });
  useEffect(() => {
    line.current?.focus();
  }, []);
  const problem = task.problems.title ?? task.problems.due ?? task.problems.form;
  const facts = [
    task.isRecognized && format(copy.adds, { title: task.title }),
    task.titleOf(task.project),
    task.due !== '' && formatDueDate(language, task.due),
    task.repeats !== 'never' && copy.repeatNames[task.repeats],
    task.colleagues.find(({ staff_id }) => staff_id === task.assignee)?.name ?? copy.unassigned,
  ];
  return (
    <form
      ref={form}
      css={[portalStyles.tightStack, portalStyles.notOnPaper]}
      noValidate
      onSubmit={task.submit}
      onKeyDown={(event) => {
        // Ignore an Escape key that ends the input method's composition.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        close();
      }}
    >
      {problem && <Notice kind="alert">{problem}</Notice>}
      <input
        ref={line}
        name="title"
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
