import { checkHostedSupabase as check } from '@torsa/backend/check-hosted';

/**
 * `check:hosted` checks the environment variables and email templates that `supabase config push` needs (see
 * docs/deploying.md).
 */
export async function checkHostedSupabaseSettings(): Promise<void> {
  const variables = await check(process.env);
  console.log(
    `These environment variables are set: ${variables.join(', ')}. Next, run "supabase config push".`,
  );
}
