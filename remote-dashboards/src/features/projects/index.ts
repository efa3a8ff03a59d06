/** The part of projects that pages of other features show. */
export { MakeProject } from './make-project.tsx';
