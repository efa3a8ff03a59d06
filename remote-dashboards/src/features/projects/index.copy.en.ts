export { makeProjectCopy } from './make-project.copy.en.ts';
