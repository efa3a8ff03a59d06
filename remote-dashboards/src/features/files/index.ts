/** Exports the components for files that other features use. */

export { FilesCard } from './files-card.tsx';
