export { makeProjectMessages } from './make-project-messages.bn.ts';
