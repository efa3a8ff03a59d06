/** Exports the project component that other features use. */
export { CreateProject } from './create-project.tsx';
