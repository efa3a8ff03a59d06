import { verifyBackend as verify } from '@torsa/backend/verify/verify-backend';

/** `verify:backend`: who may do what, and what becomes of accounts, on this backend and on another; see supabase/README.md. */
export async function verifyBackend(): Promise<void> {
  await verify(process.env);
}
