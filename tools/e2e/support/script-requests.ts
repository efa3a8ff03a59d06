import type { Page } from '@playwright/test';

export interface ScriptRequests {
  /** URL paths of the requested scripts, in request order. */
  readonly requested: readonly string[];
  /** Names of the scripts that an app has loaded, without content hashes, such as `log-in`. */
  readonly loadedScriptsOf: (app: string) => readonly string[];
}

/** Records every later script request of a page. */
export function recordScriptRequests(page: Page): ScriptRequests {
  const requested: string[] = [];
  const arrived: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(new URL(request.url()).pathname);
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') arrived.push(new URL(request.url()).pathname);
  });
  return {
    requested,
    loadedScriptsOf: (app) =>
      arrived
        .filter((path) => path.startsWith(`/apps/${app}/`))
        .map((path) => path.split('/').at(-1)?.split('.')[0] ?? ''),
  };
}
