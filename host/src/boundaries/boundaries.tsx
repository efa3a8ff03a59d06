import { type ComponentType, useEffect, useState } from 'react';

/** The query parameter that shows the overlay. */
const parameter = 'boundaries';

/** An overlay for developers that shows which remote renders which section. Its code loads on demand. */
export function Boundaries() {
  const shown = useBoundariesOverlay();
  const [Overlay, setOverlay] = useState<ComponentType>();

  useEffect(() => {
    if (!shown) return;
    let wanted = true;
    import(/* webpackChunkName: "preview" */ './boundaries-overlay.tsx').then(
      ({ BoundariesOverlay }) => {
        if (wanted) setOverlay(() => BoundariesOverlay);
      },
      (error) => console.error('The boundaries overlay could not be loaded.', error),
    );
    return () => {
      wanted = false;
    };
  }, [shown]);

  return shown && Overlay ? <Overlay /> : null;
}

/** True when the address has `?boundaries`. Alt+Shift+B switches the value. */
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
