let isLost = false;

// `navigator.onLine` can be false although the page has just loaded over the network. Only a change to offline while
// the page is open counts.
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
