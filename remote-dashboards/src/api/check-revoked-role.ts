import { setIsFounder, useAuth } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { localize, parseLocalizedPath } from '@torsa/shared/i18n/languages';
import { notify } from '@torsa/shared/toast';
import { rpc } from './client.ts';
import { setSecondFactorRequired } from './second-factor-required.ts';

/** This toast's texts are not in a page's copy file, because the toast can appear on any staff page. */
const words = {
  en: {
    title: 'You no longer work here',
    message: 'The founder took you off the staff. Your own account is still there.',
  },
  bn: {
    title: 'আপনি আর টিমে নেই',
    message: 'প্রতিষ্ঠাতা আপনাকে টিম থেকে সরিয়েছেন। আপনার নিজের অ্যাকাউন্টটি আছে।',
  },
};

let isAsking = false;

/**
 * Checks why the backend rejected a staff member's request. If the session needs a second-factor code, pages prompt
 * for the code. If the user is no longer staff, a toast reports this and the session is refreshed. The open page then
 * redirects to the client dashboard.
 */
export function handleRejectedStaffRequest(error: unknown): void {
  const { session } = useAuth.getState();
  if (getErrorCode(error) !== 'forbidden') return;
  if (session.status !== 'signedIn' || session.role === 'user') return;
  if (isAsking) return;
  isAsking = true;
  void askWhy()
    // If the check of the user's role fails, the next rejected request repeats the check.
    .catch(() => undefined)
    .finally(() => {
      isAsking = false;
    });
}

async function askWhy(): Promise<void> {
  const role = await rpc('my_role');
  setSecondFactorRequired(role === 'staff_aal1');
  if (role !== 'user') return;
  await (await loadSession()).refresh();
  setIsFounder(false);
  notify({ kind: 'info', ...localize(parseLocalizedPath(location.pathname).language, words) });
}
