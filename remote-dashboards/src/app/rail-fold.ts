import { useState } from 'react';

const setting = 'torsa.rail';

function readFold(): boolean {
  try {
    return localStorage.getItem(setting) === 'folded';
  } catch {
    return false;
  }
}

/** Whether the rail shows only icons. The browser remembers it for the next page. */
export function useRailFold(): readonly [isFolded: boolean, toggle: () => void] {
  const [isFolded, setFolded] = useState(readFold);
  const toggle = () => {
    setFolded(!isFolded);
    try {
      if (isFolded) localStorage.removeItem(setting);
      else localStorage.setItem(setting, 'folded');
    } catch {
      // If storage is blocked, the rail unfolds on the next page.
    }
  };
  return [isFolded, toggle];
}
