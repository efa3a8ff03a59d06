/** The first of the ports that the measurements use, so that they can run beside a site that is up. */
export const firstPort = Number(process.env['BENCH_PORT'] ?? 4600);

/** The three forms in which the same sources are published. */
export const variants = {
  /** Four apps, composed by the release tools. */
  federated: 'federated',
  /** One build, rendered in the browser into an empty document. */
  monolith: 'monolith',
  /** The same build, with documents rendered at release. */
  prerendered: 'prerendered monolith',
} as const;

/** A variant of our site. */
export type OwnVariant = keyof typeof variants;

/** What is measured: the variants, and the site of somebody else where there is one. */
export type Variant = OwnVariant | 'peer';

export const variantNames = Object.keys(variants) as readonly OwnVariant[];

export const nameOf = (variant: Variant) => (variant === 'peer' ? 'peer' : variants[variant]);

/** Where each variant is served. */
export const siteUrls = Object.fromEntries(
  [...variantNames, 'peer'].map((variant, index) => [
    variant,
    `http://localhost:${firstPort + index}`,
  ]),
) as Readonly<Record<Variant, string>>;
