import type { Page } from '@playwright/test';

export interface ScriptRequests {
  /** Paths of the requested scripts, in request order. */
  readonly requested: readonly string[];
  /** Names of an app's loaded scripts without their hashes, such as `log-in`. */
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
