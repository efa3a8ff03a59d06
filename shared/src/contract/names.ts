/**
 * Returns the name of the global variable for the container and the chunks of one build. After a fallback to the
 * previous release, one page contains two builds of a remote.
 */
export function getBuildGlobalVariableName(app: string, build: string): string {
  return `torsa_${app.replaceAll('-', '_')}_${build}`;
}

/** The build name that development servers use instead of a hash. */
export const devBuildName = 'dev';

/** The IDs of the HTML elements that contain a document's data. */
export const htmlElementIds = {
  root: 'root',
  scripts: 'scripts',
  releases: 'releases',
  siteConfig: 'site-config',
  messages: 'messages',
  navigation: 'navigation',
} as const;

/** A placeholder for the path in the prerendered document of paths that no remote owns. */
export const notFoundPath = '*';

/** The `sessionStorage` key of unsaved site settings, which the founder's preview shows. */
export const settingsPreviewStorageKey = 'torsa.preview-settings';

/**
 * The `sessionStorage` key of the chat transcript, with one line per chat message. The contact form attaches the
 * transcript to the visitor's message and deletes it after sending.
 */
export const chatTranscriptStorageKey = 'torsa.chat';
