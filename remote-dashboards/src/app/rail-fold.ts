import { useState } from 'react';

const setting = 'torsa.rail';

function readFold(): boolean {
  try {
    return localStorage.getItem(setting) === 'folded';
  } catch {
    return false;
  }
}

/**
 * Returns whether the navigation rail shows only icons, and a function that folds or unfolds it. The browser stores the
 * state.
 */
export function useFoldedNavigationRail(): readonly [isFolded: boolean, toggle: () => void] {
  const [isFolded, setFolded] = useState(readFold);
  const toggle = () => {
    setFolded(!isFolded);
    try {
      if (isFolded) localStorage.removeItem(setting);
      else localStorage.setItem(setting, 'folded');
    } catch {
      // Without browser storage, the navigation rail is unfolded on the next page.
    }
  };
  return [isFolded, toggle];
}
