import type { Page } from '@playwright/test';

export interface ScriptRequests {
  /** Paths of the scripts that the page requested, in that order. */
  readonly requested: readonly string[];
  /** Names of those scripts of an app that arrived, without their hashes: `log-in`. */
  readonly loadedScriptsOf: (app: string) => readonly string[];
}

/** Listens to what a page asks for from now on. */
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
