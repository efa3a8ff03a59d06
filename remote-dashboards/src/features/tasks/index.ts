/** Exports the components for tasks that other features use. */

export { TaskLink } from './task-link.tsx';
export { TaskSheetSlot } from './task-sheet-slot.tsx';
