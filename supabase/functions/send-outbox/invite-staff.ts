import { type Database, setting } from '../_shared/database.ts';

/**
 * Invites staff who were not yet. A row of `staff` sends no mail by itself: on hosted, only the auth server writes them.
 * @returns how many were invited. Who could not be, is by the next call.
 */
export async function inviteStaff(data: Database): Promise<number> {
  const { data: staff, error } = await data.rpc('uninvited_staff');
  if (error) throw error;
  let count = 0;
  for (const { email } of staff as readonly { readonly email: string }[]) {
    const invited = await data.auth.admin.inviteUserByEmail(email, {
      redirectTo: setting('SITE_URL'),
    });
    if (invited.error) {
      console.error('Somebody of the staff could not be invited:', invited.error.message);
    } else {
      count += 1;
    }
  }
  return count;
}
