/**
 * Renders the monolith's HTML documents with the host's own render code, so that only the module federation differs.
 */

export { htmlDocumentTextsByLanguage } from '@torsa/host/copy/document-copy';
export { documentIconUrls } from '@torsa/host/document/icons/document-icons';
export { writeDocument } from '@torsa/host/document/write-document';
export { fontUrls } from '@torsa/host/fonts/font-urls';
export { inlineScripts } from '@torsa/host/inline/inline-scripts';
export { renderDocument } from '@torsa/host/node';
export { releases } from './releases.ts';
export { remotes } from './remotes.ts';
