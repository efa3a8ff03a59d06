import { useQuery } from '@tanstack/react-query';
import { useFormDraft } from '@torsa/shared/ui/form/use-draft';
import { useState } from 'react';
import { colleaguesQuery } from '../api/people.ts';
import { projectTitlesQuery } from '../api/projects.ts';
import { firstProject, taskRepeats } from '../api/tasks.ts';
import { useToday } from '../ui/use-today.ts';
import { parseNewTaskLine } from './parse-task.ts';

const names = ['text', 'project', 'assignee', 'due', 'repeats'] as const;
/**
 * The text that the user typed, and the values that the user chose in the form's controls. An empty value means that
 * the user chose none.
 */
type Typed = Readonly<Record<(typeof names)[number], string>>;
const nothing: Typed = { text: '', project: '', assignee: '', due: '', repeats: '' };

/** The control value that means that the user removed the project, assignee or due date. */
export const noneOptionValue = 'none';

interface GivenValues {
  /** The name of the form's draft, if the page has several forms for new tasks. */
  readonly draft?: string;
  /** The ID of the default assignee. Empty if the default is no assignee. */
  readonly assignee?: string | undefined;
}

/**
 * Returns the state of the form for a new task. A chosen value replaces the value in the typed text, until the user
 * types another value. By default, the assignee is the user, and the project is the shown project or the project of
 * the last added task.
 * @param shownProject ID of the project that the page shows, or `none` or `first`
 */
export function useNewTask(shownProject: string, given: GivenValues = {}) {
  const colleaguesResult = useQuery(colleaguesQuery);
  const projectsResult = useQuery(projectTitlesQuery);
  const { data: colleagues = [] } = colleaguesResult;
  const { data: projects = [] } = projectsResult;
  const today = useToday();
  const draft = useFormDraft(given.draft ?? 'new-task', names);
  const last = useFormDraft('new-task-project', ['project']);
  const [typed, setTyped] = useState<Typed>(() => draft.read() ?? nothing);
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
  const shown = shownProject === firstProject ? projects[0]?.id : shownProject;
  const defaults = [shown, last.read()?.project];
  const isChoice = (one?: string) =>
    one === noneOptionValue || projects.some(({ id }) => id === one);
  const withoutNone = (chosen: string) => (chosen === noneOptionValue ? '' : chosen);
  return {
    /** True until the names of people and projects have loaded, because the typed text cannot be parsed before. */
    isLoading: colleaguesResult.isPending || projectsResult.isPending,
    isError: colleaguesResult.isError || projectsResult.isError,
    typed,
    colleagues,
    projects,
    title: parsed.title,
    isRecognized: parsed.recognized.length > 0,
    project: withoutNone([typed.project, parsed.project, ...defaults].find(isChoice) ?? ''),
    assignee: withoutNone(typed.assignee || parsed.assignee || (given.assignee ?? me ?? '')),
    due: withoutNone(typed.due || parsed.due || ''),
    repeats: taskRepeats.find((one) => one === typed.repeats) ?? 'never',
    idempotencyKey: () => draft.idempotencyKey(typed),
    choose: (part: Partial<Typed>) => store({ ...typed, ...part }),
    type: (text: string) => {
      const next = parseNewTaskLine(text, known);
      const kept = (name: 'project' | 'assignee' | 'due') =>
        next[name] === parsed[name] || next[name] === undefined ? typed[name] : '';
      store({
        ...typed,
        text,
        project: kept('project'),
        assignee: kept('assignee'),
        due: kept('due'),
      });
    },
    /** Empties the form after the task was added, but keeps text that the user typed in the meantime. */
    finish: (project: string) => {
      draft.clear();
      last.save({ project });
      setTyped((now) => (now === typed ? nothing : now));
    },
  };
}
