/** An HTTP request that a browser sends through the fault proxy. */
export interface ProxiedRequest {
  readonly server: 'site' | 'backend';
  readonly method: string;
  /** URL path with query, such as `/auth/v1/token?grant_type=password`. */
  readonly path: string;
}

type IsTarget = (request: ProxiedRequest) => boolean;

const file =
  (pattern: RegExp): IsTarget =>
  ({ server, path }) =>
    server === 'site' && pattern.test(path);

/** Matches a request to the backend, and the CORS preflight request before it, which gets the same network fault. */
const call =
  (pattern: RegExp): IsTarget =>
  ({ server, path }) =>
    server === 'backend' && pattern.test(path);

/** Predicates that recognize each kind of request that a network fault can affect. */
export const faultTargets = {
  document: file(/^(?!\/apps\/)[^.?]*(\?.*)?$/),
  'host bundle': file(/^\/apps\/host\/[^/]+\/host\.[^/]+\.js$/),
  'remote entry': file(/^\/apps\/(?!host\/)[^/]+\/[^/]+\/remote\.[^/]+\.js$/),
  'page chunk': file(/^\/apps\/(?!host\/)[^/]+\/[^/]+\/(?!remote\.)[^/]+\.js$/),
  'backend client': file(/^\/apps\/host\/[^/]+\/(?:.*\/)?supabase\.[^/]+\.js$/),
  'remotes.json': file(/^\/remotes\.json$/),
  fonts: file(/\.woff2$/),
  images: file(/\.(?:png|jpe?g|webp|avif|svg|ico)$/),
  site: ({ server }) => server === 'site',
  'sign in': call(/^\/auth\/v1\/token\?grant_type=password/),
  'renew session': call(/^\/auth\/v1\/token\?grant_type=refresh_token/),
  user: call(/^\/auth\/v1\/user/),
  'sign up': call(/^\/auth\/v1\/signup/),
  'team address': call(/^\/rest\/v1\/rpc\/is_team_email/),
  'store message': call(/^\/rest\/v1\/contact_messages/),
  backend: ({ server }) => server === 'backend',
} as const satisfies Record<string, IsTarget>;

export type FaultTargetName = keyof typeof faultTargets;
