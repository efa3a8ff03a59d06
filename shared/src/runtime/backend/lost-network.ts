let isLost = false;

// `navigator.onLine` can be wrong: if a page loads while it is false, a network exists. Only a change to offline while
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
