let isLost = false;

// Only a change while the page is open counts. A page that loaded while the browser reported to be offline proves
// that the report is wrong.
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => {
    isLost = true;
  });
  window.addEventListener('online', () => {
    isLost = false;
  });
}

/** Tests if the network connection was lost while this page was open. */
export const hasLostNetwork = (): boolean => isLost;
