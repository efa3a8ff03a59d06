/** Exports the project component that other features use. */
export { CreateProjectForm } from './create-project.tsx';
