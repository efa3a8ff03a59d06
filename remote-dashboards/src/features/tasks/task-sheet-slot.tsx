import { lazy, Suspense, useEffect } from 'react';
import { useTaskSheetFromUrl } from './task-link.tsx';

/** Load the task sheet on demand, because most visits do not open a task. */
const TaskSheet = lazy(() => import(/* webpackChunkName: "task-sheet" */ './task-sheet.tsx'));

/** The sheet (side panel) of the task whose ID is in the URL. */
export function CurrentTaskSheet() {
  const { task, taskScroll, close } = useTaskSheetFromUrl();
  // Restore the page's scroll position, because the host scrolls to the top after a navigation.
  useEffect(() => {
    if (task !== undefined && taskScroll !== undefined) window.scrollTo(0, taskScroll);
  }, [task, taskScroll]);
  if (task === undefined) return null;
  return (
    <Suspense>
      <TaskSheet key={task} id={task} close={close} />
    </Suspense>
  );
}
