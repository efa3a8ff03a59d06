import { lazy, Suspense, useEffect } from 'react';
import { useOpenTask } from './task-link.tsx';

/** Load the sheet on demand, because most visits open no task. */
const TaskSheet = lazy(() => import(/* webpackChunkName: "task-sheet" */ './task-sheet.tsx'));

/** The sheet of the task in the URL. */
export function TaskSheetSlot() {
  const { task, taskScroll, close } = useOpenTask();
  // The host scrolls to the top after a navigation. The page below the sheet keeps its position.
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
