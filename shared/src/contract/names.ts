/** The global variable under which a remote's container script leaves its container. */
export function containerGlobal(remote: string): string {
  return `torsa_${remote.replaceAll('-', '_')}`;
}

/** The ids of what the document carries for the browser. */
export const documentIds = {
  root: 'root',
  registry: 'registry',
  siteConfig: 'site-config',
} as const;
