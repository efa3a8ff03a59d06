/** What writes the monolith's documents: the very code that writes the federated ones. */
export { writeDocument } from '../../host/src/document/write-document.ts';
export { renderDocument } from '../../host/src/node.tsx';
export { registry } from './registry.ts';
export { remotes } from './remotes.ts';
