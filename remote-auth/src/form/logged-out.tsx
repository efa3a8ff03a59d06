import { useI18n } from '@torsa/shared/i18n';
import { localize } from '@torsa/shared/i18n/languages';
import { Notice } from '@torsa/shared/ui/notice';

/** The logged-out notice in all languages, because the login pages of every language load this file. */
const copy = {
  en: 'You were logged out. Log in again to continue where you were. What you typed in this tab is kept.',
  bn: 'আপনি লগ-আউট হয়ে গেছেন। যেখানে ছিলেন সেখান থেকে শুরু করতে আবার লগ-ইন করুন। এই ট্যাবে যা লিখেছিলেন তা রাখা আছে।',
};

export default function LoggedOut() {
  const { language } = useI18n();
  return <Notice kind="status">{localize(language, copy)}</Notice>;
}
