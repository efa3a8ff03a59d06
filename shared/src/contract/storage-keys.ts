/** Keys in the browser's `localStorage`, which all tabs of the site share. */

/** The `localStorage` key of the login session, which supabase-js reads and writes. */
export const sessionStorageKey = 'torsa.session';

/**
 * The `localStorage` key of a flag that the site sets while the founder is logged in (product specification, points 4
 * and 9).
 */
export const founderFlagKey = 'founderAuthenticated';
