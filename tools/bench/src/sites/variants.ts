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

/** What is measured: the variants, and the site of somebody else where there is one. */
export type Variant = keyof typeof variants | 'peer';

export const variantNames = Object.keys(variants) as readonly (keyof typeof variants)[];

export const nameOf = (variant: Variant) => (variant === 'peer' ? 'peer' : variants[variant]);

/** Where each variant is served. */
export const siteUrls = Object.fromEntries(
  [...variantNames, 'peer'].map((variant, index) => [
    variant,
    `http://localhost:${firstPort + index}`,
  ]),
) as Readonly<Record<Variant, string>>;
