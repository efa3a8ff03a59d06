/** The component of projects that other features use. */
export { CreateProject } from './create-project.tsx';
