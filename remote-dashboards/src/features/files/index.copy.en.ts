export { filesCopy } from './files.copy.en.ts';
