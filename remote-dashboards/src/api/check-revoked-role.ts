import { setIsFounder, useAuth } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { localize, parseLocalizedPath } from '@torsa/shared/i18n/languages';
import { notify } from '@torsa/shared/toast';
import { rpc } from './client.ts';
import { setSecondFactorRequired } from './second-factor-required.ts';

/** The toast's texts are here, because it can appear on any staff page. */
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

/** Handles a rejected staff request: asks for a missing second-factor code, or changes the session of former staff. */
export function handleRejectedStaffRequest(error: unknown): void {
  const { session } = useAuth.getState();
  if (getErrorCode(error) !== 'forbidden') return;
  if (session.status !== 'signedIn' || session.role === 'user') return;
  if (isAsking) return;
  isAsking = true;
  void askWhy()
    // Ignore a failed role check, because the next rejected request repeats it.
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
