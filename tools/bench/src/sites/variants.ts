/** The first TCP port of the benchmark's sites, which differs from the ports of `npm start`. */
export const firstBenchPort = Number(process.env['BENCH_PORT'] ?? 4600);

/** The three variants of the site, built from the same sources. */
export const siteVariants = {
  /** The production site: four apps, combined by the release tools with module federation. */
  federated: 'federated',
  /** One build of all apps, rendered in the browser into an empty HTML document. */
  monolith: 'monolith',
  /** The same build as `monolith`, served with prerendered HTML documents. */
  prerendered: 'prerendered monolith',
} as const;

/** A variant of this project's site. */
export type SiteVariant = keyof typeof siteVariants;

/** A measured site: a variant of this project's site, or another project's site (`peer`). */
export type SiteVariantName = SiteVariant | 'peer';

export const siteVariantNames = Object.keys(siteVariants) as readonly SiteVariant[];

export const formatSiteVariantName = (variant: SiteVariantName) =>
  variant === 'peer' ? 'peer' : siteVariants[variant];

/** The base URL of each measured site. */
export const siteVariantUrls = Object.fromEntries(
  [...siteVariantNames, 'peer'].map((variant, index) => [
    variant,
    `http://localhost:${firstBenchPort + index}`,
  ]),
) as Readonly<Record<SiteVariantName, string>>;
