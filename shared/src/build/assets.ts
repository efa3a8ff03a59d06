import type { RuleSetRule } from '@rspack/core';

/** The file extensions of images and fonts that an app may import as URLs. */
const assetEndings = ['avif', 'webp', 'jpg', 'png', 'svg', 'ico', 'woff2'] as const;

const assetPattern = new RegExp(`\\.(?:${assetEndings.join('|')})$`);

/** The output filename of an image or font, which is the same in the browser build and the Node build. */
export const assetFilename = '[name].[contenthash:10][ext]';

export const rspackAssetRules: readonly RuleSetRule[] = [
  { test: assetPattern, resourceQuery: { not: [/^\?inline$/] }, type: 'asset/resource' },
  // Makes an import with `?inline` return a data URL, for files that a release does not publish.
  { test: assetPattern, resourceQuery: /^\?inline$/, type: 'asset/inline' },
];

export function isAssetFilename(name: string): boolean {
  return assetPattern.test(name);
}
