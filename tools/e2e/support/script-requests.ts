import type { Page } from '@playwright/test';

export interface ScriptRequests {
  /** Paths of the scripts that the page asked for, in that order. */
  readonly asked: readonly string[];
  /** Names of those scripts of an app that arrived, without their hashes: `log-in`. */
  readonly arrivedOf: (app: string) => readonly string[];
}

/** Listens to what a page asks for from now on. */
export function scriptRequests(page: Page): ScriptRequests {
  const asked: string[] = [];
  const arrived: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') arrived.push(new URL(request.url()).pathname);
  });
  return {
    asked,
    arrivedOf: (app) =>
      arrived
        .filter((path) => path.startsWith(`/apps/${app}/`))
        .map((path) => path.split('/').at(-1)?.split('.')[0] ?? ''),
  };
}
