import { type Database, setting } from '../_shared/database.ts';

interface Uninvited {
  readonly email: string;
  readonly has_account: boolean;
}

/**
 * Sends new staff invitations through the auth server. An existing account gets our own email with a recovery link.
 * @returns the number of sent invitations; the next call retries the others
 */
export async function inviteStaff(data: Database): Promise<number> {
  const { data: staff, error } = await data.rpc('uninvited_staff');
  if (error) throw error;
  let count = 0;
  for (const invited of staff as readonly Uninvited[]) {
    const problem = await (invited.has_account ? inviteAccount : inviteNew)(data, invited.email);
    if (problem) {
      console.error(
        'A staff invitation was not sent. The next scheduled call sends it again.',
        problem.message,
      );
    } else {
      count += 1;
    }
  }
  return count;
}

type Problem = { readonly message: string } | null;

async function inviteNew(data: Database, email: string): Promise<Problem> {
  const options = { redirectTo: setting('SITE_URL') };
  return (await data.auth.admin.inviteUserByEmail(email, options)).error;
}

async function inviteAccount(data: Database, email: string): Promise<Problem> {
  const link = await data.auth.admin.generateLink({ type: 'recovery', email });
  if (link.error) return link.error;
  const token = link.data.properties.hashed_token;
  return (await data.rpc('mail_staff_invitation', { email, token })).error;
}
