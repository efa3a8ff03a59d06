import type { RuleSetRule } from '@rspack/core';

/** Endings of the images and fonts that an app may import. The import returns the URL of the file. */
const assetEndings = ['avif', 'webp', 'jpg', 'png', 'svg', 'ico', 'woff2'] as const;

const assetPattern = new RegExp(`\\.(?:${assetEndings.join('|')})$`);

/** A name with a content hash, so that the browser build and the node build give a file the same name. */
export const assetFilename = '[name].[contenthash:10][ext]';

export const assetRules: readonly RuleSetRule[] = [
  { test: assetPattern, resourceQuery: { not: [/^\?inline$/] }, type: 'asset/resource' },
  // With `?inline` an import returns a data URL, for files that are not published with the release.
  { test: assetPattern, resourceQuery: /^\?inline$/, type: 'asset/inline' },
];

export function isAsset(name: string): boolean {
  return assetPattern.test(name);
}
