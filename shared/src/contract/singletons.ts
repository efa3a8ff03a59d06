/**
 * The modules that exist once in the page: the host provides them, remotes only consume them.
 * Each key names its package: of a library the major version counts, of ours the names alone. Keys are listed one by one because the
 * trailing-slash form would provide only what the host itself happens to import.
 */
export const singletons = {
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

export type SingletonKey = keyof typeof singletons;

/** Whether a singleton is ours. Its package is never released by itself, so its version says nothing. */
export function isOwnSingleton(key: SingletonKey): boolean {
  return singletons[key] === '@torsa/shared';
}
