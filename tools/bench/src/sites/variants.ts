/** The first port of the benchmark. It differs from the ports of `npm start`, so that both can run. */
export const firstPort = Number(process.env['BENCH_PORT'] ?? 4600);

/** The three variants that are built from the same sources. */
export const variants = {
  /** Four apps, composed by the release tools. */
  federated: 'federated',
  /** One build, rendered in the browser into an empty document. */
  monolith: 'monolith',
  /** The same build with prerendered documents. */
  prerendered: 'prerendered monolith',
} as const;

/** A variant of our site. */
export type OwnVariant = keyof typeof variants;

/** The measured sites: the variants, and another site if one was chosen. */
export type Variant = OwnVariant | 'peer';

export const variantNames = Object.keys(variants) as readonly OwnVariant[];

export const nameOf = (variant: Variant) => (variant === 'peer' ? 'peer' : variants[variant]);

/** The addresses of the variants. */
export const siteUrls = Object.fromEntries(
  [...variantNames, 'peer'].map((variant, index) => [
    variant,
    `http://localhost:${firstPort + index}`,
  ]),
) as Readonly<Record<Variant, string>>;
