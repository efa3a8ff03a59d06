/** The part of projects that pages of other features show. */
export { CreateProject } from './create-project.tsx';
