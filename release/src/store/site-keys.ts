/** Where things are in the published site. */
export const siteKeys = {
  registry: 'registry.json',
  siteConfig: 'site-config.json',
  notFound: '404.html',
  shell: 'shell.html',
  release: (app: string, version: string) => `apps/${app}/${version}/release.json`,
  browserFile: (app: string, version: string, name: string) => `apps/${app}/${version}/${name}`,
  nodeBundle: (app: string, version: string, name: string) => `apps/${app}/${version}/node/${name}`,
  document: (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`),
} as const;
