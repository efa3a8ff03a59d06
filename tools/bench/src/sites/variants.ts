import { firstPort } from '../settings.ts';

/** The three forms in which the same sources are published. */
export const variants = {
  /** Four apps, composed by the release tools. */
  federated: 'federated',
  /** One build, rendered in the browser into an empty document. */
  monolith: 'monolith',
  /** The same build, with documents rendered at release. */
  prerendered: 'prerendered monolith',
} as const;

export type Variant = keyof typeof variants;

export const variantNames = Object.keys(variants) as readonly Variant[];

/** Where each variant is served. */
export const siteUrls = Object.fromEntries(
  variantNames.map((variant, index) => [variant, `http://localhost:${firstPort + index}`]),
) as Readonly<Record<Variant, string>>;
