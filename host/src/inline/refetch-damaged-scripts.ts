// A browser caches a damaged script for a year, although its integrity keeps it from running. A failed script is therefore
// fetched again without the cache, so that the next attempt gets a good copy.
addEventListener(
  'error',
  ({ target }) => {
    const { localName, src } = target as HTMLScriptElement;
    if (localName === 'script' && src.startsWith(`${location.origin}/`))
      fetch(src, { cache: 'reload' }).catch(() => {});
  },
  true,
);

export {};
