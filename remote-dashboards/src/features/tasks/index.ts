/** Exports the components for tasks that other features use. */

export { TaskLink } from './task-link.tsx';
export { CurrentTaskSheet } from './task-sheet-slot.tsx';
