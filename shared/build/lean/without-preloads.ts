/** Takes the place of the federation runtime's preloading by manifests: our documents carry the preloads. */
const nothing = (): readonly never[] => [];

export {
  nothing as defaultPreloadArgs,
  nothing as formatPreloadArgs,
  nothing as normalizePreloadExposes,
  nothing as preloadAssets,
};
