import { lazy, Suspense, useEffect, useState } from 'react';

/** Load the dialog on demand, because most visits add no task. */
const NewTaskDialog = lazy(
  () => import(/* webpackChunkName: "new-task" */ './new-task-dialog.tsx'),
);

const openEvent = 'torsa-new-task';

/**
 * Opens the new-task dialog.
 * @param project the ID of the preselected project
 */
export function openNewTaskDialog(project = ''): void {
  document.dispatchEvent(new CustomEvent(openEvent, { detail: project }));
}

/** The new-task dialog, and the hidden button of its keyboard shortcut. */
export function NewTaskDialogAndShortcut() {
  const [project, setProject] = useState<string>();
  useEffect(() => {
    const open = (event: Event) => setProject((event as CustomEvent<string>).detail);
    document.addEventListener(openEvent, open);
    return () => document.removeEventListener(openEvent, open);
  }, []);
  return (
    <>
      <button type="button" hidden aria-keyshortcuts="c" onClick={() => openNewTaskDialog()} />
      {project !== undefined && (
        <Suspense>
          <NewTaskDialog shownProject={project} close={() => setProject(undefined)} />
        </Suspense>
      )}
    </>
  );
}
