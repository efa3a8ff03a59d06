// The browser would serve a damaged script from its cache for a year: its integrity only keeps it from running. A script that
// fails is fetched once more past the cache, so that the next attempt finds a good copy.
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
