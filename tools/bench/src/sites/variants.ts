/** The first TCP port of the benchmark's sites. It differs from the ports of `npm start`, so that both can run. */
export const firstPort = Number(process.env['BENCH_PORT'] ?? 4600);

/** The three variants of the site, built from the same sources. */
export const variants = {
  /** The production site: four apps, combined by the release tools with module federation. */
  federated: 'federated',
  /** One build of all apps, rendered in the browser into an empty HTML document. */
  monolith: 'monolith',
  /** The build of `monolith`, with prerendered HTML documents. */
  prerendered: 'prerendered monolith',
} as const;

/** A variant of this project's site. */
export type SiteVariant = keyof typeof variants;

/** A measured site: a variant of this project's site, or the other site that the user chose (`peer`). */
export type Variant = SiteVariant | 'peer';

export const variantNames = Object.keys(variants) as readonly SiteVariant[];

export const formatVariant = (variant: Variant) =>
  variant === 'peer' ? 'peer' : variants[variant];

/** The base URLs of the variants. */
export const siteUrls = Object.fromEntries(
  [...variantNames, 'peer'].map((variant, index) => [
    variant,
    `http://localhost:${firstPort + index}`,
  ]),
) as Readonly<Record<Variant, string>>;
