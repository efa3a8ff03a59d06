/** Keys in the browser's `localStorage`, which all tabs of the site share. */

/** The key of the auth server's session, which supabase-js reads and writes. */
export const sessionStorageKey = 'torsa.session';

/** The key of the flag that is set while the founder is logged in (product specification, points 4 and 9). */
export const founderFlagKey = 'founderAuthenticated';
