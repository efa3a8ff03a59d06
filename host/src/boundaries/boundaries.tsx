import { type ComponentType, useEffect, useState } from 'react';
import { useBoundariesOverlay } from './use-boundaries-overlay.ts';

/** The overlay for developers, loaded when somebody asks for it. */
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
