import type { BrowserContext, Page, Route } from '@playwright/test';
import { testStack } from './stack.ts';

export interface BackendCall {
  /**
   * The method and URL of a backend request, such as `POST /auth/v1/token?grant_type=password` for a password login.
   */
  readonly call: string;
  readonly body: unknown;
}

/** Records every later request from the page to the backend. */
export function recordBackendRequests(context: BrowserContext): readonly BackendCall[] {
  const calls: BackendCall[] = [];
  context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin !== testStack.backendUrl) return;
    const body: unknown = request.postDataJSON();
    calls.push({ call: `${request.method()} ${pathname}${search}`, body });
  });
  return calls;
}

/** Returns the recorded requests to the auth server, without requests for table rows. */
export function filterAuthRequests(calls: readonly BackendCall[]): readonly BackendCall[] {
  return calls.filter(({ call }) => call.includes(' /auth/v1/'));
}

/** URL patterns of backend requests, for `page.route`. */
export const backendUrlPatterns = {
  signIn: `${testStack.backendUrl}/auth/v1/token?grant_type=password`,
  signUp: `${testStack.backendUrl}/auth/v1/signup*`,
  signOut: `${testStack.backendUrl}/auth/v1/logout*`,
  isTeamEmail: `${testStack.backendUrl}/rest/v1/rpc/is_team_email`,
} as const;

/** Responds to matching backend requests with an error in the auth server's format. */
export async function failBackendRequests(
  page: Page,
  path: string,
  status: number,
  msg: string,
): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status, json: { code: status, error_code: 'refused', msg } }),
  );
}

/**
 * Delays requests whose URL matches the pattern.
 * @returns a function that sends the delayed requests
 */
export async function delayRequests(
  page: Page,
  path: string | RegExp,
  go: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await go(route);
  });
  return release;
}

/**
 * Delays the host's script, so that the page cannot know yet if the user is logged in.
 * @returns a function that loads the script
 */
export function delayHostScript(page: Page): Promise<() => void> {
  return delayRequests(page, /\/host\.[^/]+\.js$/);
}
