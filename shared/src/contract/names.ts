/**
 * The global variable for the container and the chunks of one build. One page can contain two builds of a remote,
 * after a fallback to the previous release.
 */
export function buildGlobal(app: string, build: string): string {
  return `torsa_${app.replaceAll('-', '_')}_${build}`;
}

/** The build name of development servers. */
export const devBuild = 'dev';

/** The IDs of the elements that contain a document's data. */
export const documentIds = {
  root: 'root',
  scripts: 'scripts',
  releases: 'releases',
  siteConfig: 'site-config',
  messages: 'messages',
  navigation: 'navigation',
} as const;

/** Used instead of a path, for the prerendered document of paths that no remote owns. */
export const anyPath = '*';

/** The `sessionStorage` key of unsaved site settings, which a preview shows. */
export const settingsDraftKey = 'torsa.preview-settings';

/**
 * The `sessionStorage` key of the chat transcript, one line for each message. The contact form adds it to the message
 * and deletes it after sending.
 */
export const chatStorageKey = 'torsa.chat';

/**
 * Marks a page that needs much room, such as the inbox. The host's CSS finds the attribute and shows a compact shell,
 * also in the prerendered document. A remote can add such a page without a release of the host.
 */
export const compactShellAttribute = 'data-work';
