/** Names in the browser's `localStorage`, shared by all tabs of the site. */

/** The provider's session; supabase-js reads and writes it. */
export const sessionStorageKey = 'torsa.session';

/** Set while the founder is logged in (product specification, points 4 and 9). */
export const founderFlagKey = 'founderAuthenticated';
