export { filesCopy } from './files.copy.bn.ts';
