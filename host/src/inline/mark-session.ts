import { founderFlagKey, sessionStorageKey } from '@torsa/shared/contract/storage-keys';

// If the browser has a stored session, `account-links.tsx` hides the login and sign-up links until the session is
// read.
try {
  if (localStorage.getItem(sessionStorageKey) || localStorage.getItem(founderFlagKey))
    document.documentElement.dataset['session'] = '';
} catch {}
