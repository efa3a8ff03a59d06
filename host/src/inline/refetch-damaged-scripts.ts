// Fetches a failed script again without the cache, because the browser would keep a damaged copy for a year.
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
