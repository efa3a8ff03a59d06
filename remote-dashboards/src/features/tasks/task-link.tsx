import { Link, type LinkProps, useLocation, useNavigate } from '@torsa/shared/router';
import { useCallback } from 'react';

/** The URL parameter with the ID of the task whose sheet is open. */
const parameter = 'task';

/** The navigation state that a task link adds if it opens the sheet on its own page. */
interface SheetState {
  /** The scroll position of the page under the task sheet. */
  readonly taskScroll: number;
}

const isId = (text: string | null): text is string =>
  text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

function withTask(search: string, task: string | undefined): string {
  const params = new URLSearchParams(search);
  if (task === undefined) params.delete(parameter);
  else params.set(parameter, task);
  return params.size === 0 ? '' : `?${params}`;
}

/** Returns the task ID from the URL, and a function that closes the task's sheet. */
export function useTaskSheetFromUrl() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const task = new URLSearchParams(search).get(parameter);
  const { taskScroll }: Partial<SheetState> = Object(state);
  const isOnSamePage = taskScroll !== undefined;
  const close = useCallback(() => {
    // Go back in the history, so that the Back button does not open the closed sheet again.
    if (isOnSamePage) void navigate(-1);
    else void navigate({ pathname, search: withTask(search, undefined) }, { replace: true });
  }, [isOnSamePage, navigate, pathname, search]);
  return { task: isId(task) ? task : undefined, taskScroll, close };
}

interface TaskLinkProps extends Omit<LinkProps, 'to'> {
  readonly task: string;
}

/** A link that opens a task's sheet on the current page. */
export function TaskLink({ task, ...anchor }: TaskLinkProps) {
  const { pathname, search, state } = useLocation();
  const { task: open } = useTaskSheetFromUrl();
  const navigate = useNavigate();
  const to = { pathname, search: withTask(search, task) };
  return (
    <Link
      {...anchor}
      to={to}
      data-task={task}
      aria-current={open === task || undefined}
      onClick={(event) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        // Replace the history entry of another open task, so that Back returns to the page without a sheet.
        if (open) void navigate(to, { replace: true, state });
        else void navigate(to, { state: { taskScroll: window.scrollY } satisfies SheetState });
      }}
    />
  );
}
