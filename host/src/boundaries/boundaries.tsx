import { type ComponentType, useEffect, useState } from 'react';

/** The URL query parameter that turns on the boundaries overlay. */
const parameter = 'boundaries';

/**
 * The developer overlay that shows which micro-frontend renders which section of the page. Its code loads on demand.
 */
export function LazyAppBoundariesOverlay() {
  const shown = useBoundariesOverlay();
  const [Overlay, setOverlay] = useState<ComponentType>();

  useEffect(() => {
    if (!shown) return;
    let wanted = true;
    import(/* webpackChunkName: "preview" */ './boundaries-overlay.tsx').then(
      ({ BoundaryOverlay }) => {
        if (wanted) setOverlay(() => BoundaryOverlay);
      },
      (error) => console.error('The code of the boundaries overlay failed to load.', error),
    );
    return () => {
      wanted = false;
    };
  }, [shown]);

  return shown && Overlay ? <Overlay /> : null;
}

/**
 * Returns true while the boundaries overlay is on. The URL query `?boundaries` turns the overlay on, and the shortcut
 * Alt+Shift+B toggles it.
 */
function useBoundariesOverlay(): boolean {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    setShown(new URLSearchParams(location.search).has(parameter));
    const onKeyDown = ({ code, altKey, shiftKey, repeat }: KeyboardEvent) => {
      if (altKey && shiftKey && code === 'KeyB' && !repeat) setShown((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return shown;
}
