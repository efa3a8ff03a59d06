/** The shared singletons by import path, which are modules that the host loads once for all remotes. */
export const sharedSingletons = {
  // Lists each import path, because a trailing-slash pattern would provide only the modules that the host imports.
  react: 'react',
  'react/jsx-runtime': 'react',
  'react/jsx-dev-runtime': 'react',
  '@emotion/react': '@emotion/react',
  '@emotion/react/jsx-runtime': '@emotion/react',
  '@emotion/react/jsx-dev-runtime': '@emotion/react',
  '@torsa/shared/auth': '@torsa/shared',
  '@torsa/shared/backend': '@torsa/shared',
  '@torsa/shared/i18n': '@torsa/shared',
  '@torsa/shared/router': '@torsa/shared',
  '@torsa/shared/site-config': '@torsa/shared',
  '@torsa/shared/toast': '@torsa/shared',
} as const satisfies Record<string, string>;

export type SharedSingletonKey = keyof typeof sharedSingletons;

/** Returns true if a shared singleton is our own module, whose version has no meaning. */
export function isOwnSharedSingleton(key: SharedSingletonKey): boolean {
  return sharedSingletons[key] === '@torsa/shared';
}
