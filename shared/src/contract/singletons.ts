/**
 * The shared singletons: modules that are loaded only once in a page. The host provides them, and remotes import
 * them. Each key is an import path, and each value names its package. The release gate compares the major version of
 * libraries and the export names of our own modules. The keys are listed one by one, because a trailing-slash pattern
 * would provide only the modules that the host itself imports.
 */
export const sharedSingletons = {
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

/**
 * Returns true if a shared singleton is our own module. Its package is never published, so its version has no
 * meaning.
 */
export function isOwnSharedSingleton(key: SharedSingletonKey): boolean {
  return sharedSingletons[key] === '@torsa/shared';
}
