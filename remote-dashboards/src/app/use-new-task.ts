import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { colleaguesQuery } from '../api/people.ts';
import { projectTitlesQuery } from '../api/projects.ts';
import {
  firstProjectOption,
  isRepeatingWithoutDueDate,
  type TaskState,
  taskRepeatIntervals,
  useAddTask,
  useDeleteTask,
} from '../api/tasks.ts';
import { parseDay } from '../ui/parse-day.ts';
import { useToday } from '../ui/use-today.ts';
import { useUndoToast } from '../ui/use-undo.tsx';
import type { NewTaskTexts } from './new-task.copy.en.ts';
import { parseNewTaskLine } from './parse-task.ts';

const names = ['text', 'project', 'assignee', 'due', 'repeats'] as const;
/** The typed text, and the values that the user chose in the controls. An empty value was not chosen. */
type Typed = Readonly<Record<(typeof names)[number], string>>;
const nothing: Typed = { text: '', project: '', assignee: '', due: '', repeats: '' };

/** The value of a project, assignee or due date that the user has removed. */
export const removedFieldValue = 'none';

interface GivenValues {
  /** The form element, whose field `title` contains the text. A date field is named `due`. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The ID of the page's project, or `none` or `first`. */
  readonly shownProject: string;
  /** The name of the form's draft, if the page has several new-task forms. */
  readonly draft?: string;
  readonly state?: TaskState;
  /** The default assignee's staff ID, or an empty text. */
  readonly assignee?: string | undefined;
  readonly copy: NewTaskTexts;
}

interface Problems {
  readonly title?: string;
  readonly due?: string;
  readonly form?: string;
}

/** Returns the state of a new-task form. A chosen value overrides the typed text until the user types another value. */
export function useNewTaskFormState({
  form,
  shownProject,
  draft: name,
  copy,
  ...given
}: GivenValues) {
  const { format } = useI18n();
  const colleaguesResult = useQuery(colleaguesQuery);
  const projectsResult = useQuery(projectTitlesQuery);
  const { data: colleagues = [] } = colleaguesResult;
  const { data: projects = [] } = projectsResult;
  const today = useToday();
  const draft = useFormDraft(name ?? 'new-task', names);
  const last = useFormDraft('new-task-project', ['project']);
  const [typed, setTyped] = useState<Typed>(() => draft.read() ?? nothing);
  const { mutateAsync: add, isPending } = useAddTask();
  const { mutateAsync: remove } = useDeleteTask();
  const announce = useUndoToast(copy.undo);
  const [problems, setProblems] = useState<Problems>({});
  /** The values of the task that is being sent. */
  const sent = useRef<Typed>(undefined);
  const [isWaiting, setWaiting] = useState(false);
  // Wait for the names of people and projects, which are necessary to parse the text.
  const isLoading = colleaguesResult.isPending || projectsResult.isPending;
  useEffect(() => {
    if (!isWaiting || isLoading || isPending) return;
    setWaiting(false);
    form.current?.requestSubmit();
  }, [isWaiting, isLoading, isPending, form]);

  const me = colleagues.find(({ is_me }) => is_me)?.staff_id;
  const known = {
    people: colleagues.map(({ staff_id: id, name }) => ({ id, name })),
    projects: projects.map(({ id, title: name }) => ({ id, name })),
    me,
    today,
  };
  const parsed = parseNewTaskLine(typed.text, known);
  const store = (next: Typed) => {
    setTyped(next);
    draft.save(next);
  };
  const shown = shownProject === firstProjectOption ? projects[0]?.id : shownProject;
  const defaults = [shown, last.read()?.project];
  const isChoice = (one?: string) =>
    one === removedFieldValue || projects.some(({ id }) => id === one);
  const withoutNone = (chosen: string) => (chosen === removedFieldValue ? '' : chosen);
  const { title } = parsed;
  const project = withoutNone([typed.project, parsed.project, ...defaults].find(isChoice) ?? '');
  const assignee = withoutNone(typed.assignee || parsed.assignee || (given.assignee ?? me ?? ''));
  const due = withoutNone(typed.due || parsed.due || '');
  const repeats =
    taskRepeatIntervals.find((one) => one === (typed.repeats || parsed.repeats)) ?? 'never';
  const titleOf = (id: string) => projects.find((one) => one.id === id)?.title ?? copy.noProject;

  const control = (field: string) =>
    form.current?.elements.namedItem(field) as HTMLInputElement | null | undefined;
  const validate = (): Problems => {
    const date = control('due');
    const isMalformed =
      date?.validity.badInput || (date?.value && parseDay(date.value) === undefined);
    return {
      ...(title === '' ? { title: copy.titleMissing } : {}),
      ...(isRepeatingWithoutDueDate({ due_on: due || null, repeats })
        ? { due: copy.repeatNeedsDay }
        : {}),
      ...(isMalformed ? { due: copy.dayMalformed } : {}),
    };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Queue a second task that the user enters during the sending. A double press of Enter adds only one.
    if (isLoading || sent.current) return setWaiting(sent.current !== typed);
    const found = validate();
    setProblems(found);
    if (found.title || found.due) return;
    if (colleaguesResult.isError || projectsResult.isError)
      return setProblems({ form: copy.failed });
    sent.current = typed;
    try {
      const added = await add({
        id: draft.idempotencyKey(typed),
        title,
        state: given.state ?? 'todo',
        ...(project === '' ? {} : { project }),
        ...(assignee === '' ? {} : { assignee }),
        ...(due === '' ? {} : { due_on: due }),
        ...(repeats === 'never' ? {} : { repeats }),
      });
      const action =
        project === ''
          ? format(copy.added, { title })
          : format(copy.addedTo, { title, project: titleOf(project) });
      announce({ action, done: Promise.resolve(), undo: () => remove(added) });
      draft.clear();
      last.save({ project });
      // Keep text that the user typed in the meantime.
      setTyped((now) => (now === typed ? nothing : now));
      if (form.current?.contains(document.activeElement)) control('title')?.focus();
    } catch {
      setProblems({ form: copy.failed });
    } finally {
      sent.current = undefined;
    }
  };
  return {
    isBusy: isPending || isWaiting,
    typed,
    colleagues,
    projects,
    title,
    isRecognized: parsed.recognized.length > 0,
    project,
    assignee,
    due,
    repeats,
    titleOf,
    problems,
    submit: (event: FormEvent) => void submit(event),
    choose: (part: Partial<Typed>) => store({ ...typed, ...part }),
    type: (text: string) => {
      const next = parseNewTaskLine(text, known);
      const kept = (field: 'project' | 'assignee' | 'due' | 'repeats') =>
        next[field] === parsed[field] || next[field] === undefined ? typed[field] : '';
      store({
        text,
        project: kept('project'),
        assignee: kept('assignee'),
        due: kept('due'),
        repeats: kept('repeats'),
      });
    },
  };
}
