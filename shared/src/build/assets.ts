import type { RuleSetRule } from '@rspack/core';

/** Endings of the images and fonts that an app may import: the import gives the address of a browser file of the app. */
const assetEndings = ['avif', 'webp', 'jpg', 'png', 'svg', 'ico', 'woff2'] as const;

const assetPattern = new RegExp(`\\.(?:${assetEndings.join('|')})$`);

/** The name is made from the content, so that the browser build and the node build agree on it. */
export const assetFilename = '[name].[contenthash:10][ext]';

export const assetRules: readonly RuleSetRule[] = [
  { test: assetPattern, resourceQuery: { not: [/^\?inline$/] }, type: 'asset/resource' },
  // For what is published elsewhere than in the release: the import gives the content as a data URL.
  { test: assetPattern, resourceQuery: /^\?inline$/, type: 'asset/inline' },
];

/** Whether a file of a build is an image or a font. */
export function isAsset(name: string): boolean {
  return assetPattern.test(name);
}
