import { founderFlagKey, sessionStorageKey } from '@torsa/shared/contract/storage-keys';

// If a session is stored, `account-links.tsx` hides the links for guests until the session has been read.
try {
  if (localStorage.getItem(sessionStorageKey) || localStorage.getItem(founderFlagKey))
    document.documentElement.dataset['session'] = '';
} catch {}
