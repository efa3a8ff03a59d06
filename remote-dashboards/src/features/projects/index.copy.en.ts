export { createProjectCopy } from './create-project.copy.en.ts';
