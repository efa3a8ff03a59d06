export { createProjectTexts as createProjectCopy } from './create-project.copy.bn.ts';
