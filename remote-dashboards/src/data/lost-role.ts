import { setFounder, useAuth } from '@torsa/shared/auth';
import { answerOf, problemOf } from '@torsa/shared/database/answer-of';
import type { Language } from '@torsa/shared/i18n/languages';
import { notify } from '@torsa/shared/toast';
import { signedInBackend } from './signed-in-backend.ts';

/** Of this file alone: it may come up on any page of the staff. */
const words: Readonly<Record<Language, { readonly title: string; readonly message: string }>> = {
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
 * Tells somebody of the staff whom the backend refused that they are none any more, if so, and renews their session, whose
 * role is a copy: the page that is open then leads to their own dashboard.
 */
export function tellLostRole(error: unknown): void {
  const { session } = useAuth.getState();
  if (problemOf(error) !== 'forbidden') return;
  if (session.status !== 'signedIn' || session.role === 'user') return;
  if (isAsking) return;
  isAsking = true;
  void leaveStaff()
    // It could not be asked now; the next refusal asks again.
    .catch(() => undefined)
    .finally(() => {
      isAsking = false;
    });
}

async function leaveStaff(): Promise<void> {
  const backend = await signedInBackend();
  if ((await answerOf(backend.rpc('my_role'))) !== 'user') return;
  await backend.auth.refreshSession();
  setFounder(false);
  const language = document.documentElement.lang === 'bn' ? 'bn' : 'en';
  notify({ kind: 'info', ...words[language] });
}
