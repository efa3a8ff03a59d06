import { useEffect, useState } from 'react';

/** The overlay is switched on by this parameter in the address, and switched by the shortcut below. */
const parameter = 'boundaries';

/** Whether the boundaries of the remotes are to be shown: `?boundaries`, or Alt+Shift+B. */
export function useBoundariesOverlay(): boolean {
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
