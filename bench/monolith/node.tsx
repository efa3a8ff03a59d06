/** What writes the monolith's documents: the very code that writes the federated ones. */

export { documentIcons } from '../../host/src/document/icons/document-icons.ts';
export { writeDocument } from '../../host/src/document/write-document.ts';
export { fontUrls } from '../../host/src/fonts/font-urls.ts';
export { documentMessages } from '../../host/src/messages/document-messages.ts';
export { renderDocument } from '../../host/src/node.tsx';
export { releases } from './releases.ts';
export { remotes } from './remotes.ts';
