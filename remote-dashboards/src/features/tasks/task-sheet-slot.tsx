import { lazy, Suspense, useEffect } from 'react';
import { useTaskSheetFromUrl } from './task-link.tsx';

/** Load the task sheet on demand, because most visits open no task. */
const TaskSheet = lazy(() => import(/* webpackChunkName: "task-sheet" */ './task-sheet.tsx'));

/** The sheet (side panel) of the task whose ID is in the URL. */
export function CurrentTaskSheet() {
  const { task, taskScroll, close } = useTaskSheetFromUrl();
  // The host scrolls to the top after a navigation, so this restores the position of the page below the sheet.
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
