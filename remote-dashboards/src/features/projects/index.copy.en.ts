export { makeProjectMessages } from './make-project-messages.en.ts';
