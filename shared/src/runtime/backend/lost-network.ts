let isLost = false;

// A page that came although the browser calls itself offline shows that the browser does not know: then nothing is held
// back. Only the change while the page is open counts.
if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => {
    isLost = true;
  });
  window.addEventListener('online', () => {
    isLost = false;
  });
}

/** Whether the network went away while this page was open. */
export const hasLostNetwork = (): boolean => isLost;
