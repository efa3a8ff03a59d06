import type { RuleSetRule } from '@rspack/core';

/** Extensions of the image and font files that an app may import. Such an import returns the URL of the file. */
const assetEndings = ['avif', 'webp', 'jpg', 'png', 'svg', 'ico', 'woff2'] as const;

const assetPattern = new RegExp(`\\.(?:${assetEndings.join('|')})$`);

/**
 * The output filename of an image or font. It contains a content hash, so the browser build and the Node build give a
 * file the same name.
 */
export const assetFilename = '[name].[contenthash:10][ext]';

export const rspackAssetRules: readonly RuleSetRule[] = [
  { test: assetPattern, resourceQuery: { not: [/^\?inline$/] }, type: 'asset/resource' },
  // An import with `?inline` returns a data URL, for files that are not published with the release.
  { test: assetPattern, resourceQuery: /^\?inline$/, type: 'asset/inline' },
];

export function isAssetFilename(name: string): boolean {
  return assetPattern.test(name);
}
