/** Returns the name of the global variable that contains one build's federation container and chunks. */
export function getBuildGlobalVariableName(app: string, build: string): string {
  return `torsa_${app.replaceAll('-', '_')}_${build}`;
}

/** The build name that development servers use in global variables, instead of a build hash. */
export const devBuildName = 'dev';

/** The IDs of the HTML elements that the host's scripts read: the root element and the elements with JSON data. */
export const htmlElementIds = {
  root: 'root',
  scripts: 'scripts',
  releases: 'releases',
  siteConfig: 'site-config',
  messages: 'messages',
  navigation: 'navigation',
} as const;

/** The path value in the prerendered 404 document, which the server sends for all paths that no remote owns. */
export const notFoundPath = '*';

/** The `sessionStorage` key of unsaved site settings, which the founder's preview shows. */
export const settingsPreviewStorageKey = 'torsa.preview-settings';

/** The `sessionStorage` key of the chat transcript, which the contact form adds to the visitor's message. */
export const chatTranscriptStorageKey = 'torsa.chat';
