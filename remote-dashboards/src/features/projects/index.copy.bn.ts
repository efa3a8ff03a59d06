export { makeProjectCopy } from './make-project.copy.bn.ts';
