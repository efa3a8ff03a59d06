export { createProjectTexts as createProjectCopy } from './create-project.copy.en.ts';
