let isLost = false;

// Counts only a change to offline, because `navigator.onLine` can be false on a page that loaded over the network.
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => {
    isLost = true;
  });
  window.addEventListener('online', () => {
    isLost = false;
  });
}

/** Returns true if the network connection was lost while this page was open. */
export const hasLostNetwork = (): boolean => isLost;
