/**
 * The global variable of one build of an app, for its container and its chunks: two builds of a remote can be
 * in one page, when the browser falls back from one to the other.
 */
export function buildGlobal(app: string, build: string): string {
  return `torsa_${app.replaceAll('-', '_')}_${build}`;
}

/** The build that an app's development server serves. */
export const devBuild = 'dev';

/** The ids of what the document carries for the browser. */
export const documentIds = {
  root: 'root',
  scripts: 'scripts',
  releases: 'releases',
  siteConfig: 'site-config',
  messages: 'messages',
  navigation: 'navigation',
} as const;

/** In place of a path, on the prerendered document for addresses that no remote owns. */
export const anyPath = '*';

/** In the tab's `sessionStorage`: sections of the site settings that were typed and not saved, for a preview. */
export const settingsDraftKey = 'torsa.preview-settings';

/**
 * In the tab's `sessionStorage`: what was said in the chat, a line for each message, for a form to go on with. It stays
 * until the form is sent.
 */
export const chatStorageKey = 'torsa.chat';

/**
 * On an element of a page to work in, with no other of the page round it. The host looks for it with CSS alone and keeps what
 * stands round such a page to the least, in the prerendered document too; a remote brings one without a release of the host.
 */
export const compactShellAttribute = 'data-work';
