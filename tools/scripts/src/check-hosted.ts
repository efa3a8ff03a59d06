import { checkHosted as check } from '@torsa/backend/check-hosted';

/** `check:hosted`: what has to be there before settings are pushed to a hosted project; see supabase/README.md. */
export async function checkHosted(): Promise<void> {
  const variables = await check(process.env);
  console.log(`All there: ${variables.join(', ')}. Next: supabase config push`);
}
