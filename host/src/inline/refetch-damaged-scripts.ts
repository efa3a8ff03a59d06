// Fetches a failed script again without the cache, so that the next attempt gets an intact script. A browser would
// cache a damaged script for a year, although the integrity check blocks it.
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
