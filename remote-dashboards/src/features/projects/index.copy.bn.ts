export { createProjectCopy } from './create-project.copy.bn.ts';
