import { setFounder, useAuth } from '@torsa/shared/auth';
import { loadSession } from '@torsa/shared/backend';
import { errorCode } from '@torsa/shared/database/backend-error';
import { localize, readPath } from '@torsa/shared/i18n/languages';
import { notify } from '@torsa/shared/toast';
import { rpc } from './client.ts';
import { setSecondFactorRequired } from './second-factor-required.ts';

/** Of this file alone: it may come up on any page of the staff. */
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
 * Finds out why the backend refused somebody of the staff. Where their session has yet to give a code, pages ask for it.
 * Where they are no staff any more, they are told so, and their session, whose role is a copy, is renewed: the page that is
 * open then leads to their own dashboard.
 */
export function checkRevokedRole(error: unknown): void {
  const { session } = useAuth.getState();
  if (errorCode(error) !== 'forbidden') return;
  if (session.status !== 'signedIn' || session.role === 'user') return;
  if (isAsking) return;
  isAsking = true;
  void askWhy()
    // It could not be asked now; the next refusal asks again.
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
  setFounder(false);
  notify({ kind: 'info', ...localize(readPath(location.pathname).language, words) });
}
