import type { BrowserContext, Page, Route } from '@playwright/test';
import { stack } from './stack.ts';

export interface BackendCall {
  /** `POST /auth/v1/token?grant_type=password` */
  readonly call: string;
  readonly body: unknown;
}

/** Records every later backend request of the browser. */
export function recordCalls(context: BrowserContext): readonly BackendCall[] {
  const calls: BackendCall[] = [];
  context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin !== stack.backendUrl) return;
    const body: unknown = request.postDataJSON();
    calls.push({ call: `${request.method()} ${pathname}${search}`, body });
  });
  return calls;
}

/** Keeps only the calls to the auth server: a dashboard also reads table rows. */
export function filterAuthCalls(calls: readonly BackendCall[]): readonly BackendCall[] {
  return calls.filter(({ call }) => call.includes(' /auth/v1/'));
}

/** Backend URLs for `page.route`. */
export const backendPaths = {
  signIn: `${stack.backendUrl}/auth/v1/token?grant_type=password`,
  signUp: `${stack.backendUrl}/auth/v1/signup*`,
  signOut: `${stack.backendUrl}/auth/v1/logout*`,
  isTeamEmail: `${stack.backendUrl}/rest/v1/rpc/is_team_email`,
} as const;

/** Answers calls with an error in the auth server's format. */
export async function rejectCalls(
  page: Page,
  path: string,
  status: number,
  msg: string,
): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status, json: { code: status, error_code: 'refused', msg } }),
  );
}

/** Delays matching requests. @returns a function that releases them. */
export async function holdRequests(
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
 * Delays the Supabase client script: until it loads, the page does not know the session.
 * @returns a function that releases it.
 */
export function holdBackendClient(page: Page): Promise<() => void> {
  return holdRequests(page, /\/supabase\.[^/]+\.js$/);
}
