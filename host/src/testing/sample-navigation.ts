import type { NavigationSlotEntry } from '@torsa/shared/contract/nav-entry';
import { createNavigation } from '@torsa/shared/contract/navigation';
import type { Language } from '@torsa/shared/i18n/languages';

const entry = (
  slot: string,
  order: number,
  path: string,
  [en, bn]: readonly [string, string],
  more: Partial<NavigationSlotEntry> = {},
): NavigationSlotEntry => ({ slot, order, path, label: { en, bn }, ...more });

const guest = { for: ['guest'] } satisfies Partial<NavigationSlotEntry>;
const dashboard = ['Dashboard', 'ড্যাশবোর্ড'] as const;

/** The entries of remotes in the slots of a sample site, unsorted. */
export const sampleEntries: readonly NavigationSlotEntry[] = [
  entry('navbar@1', 60, '/our-team', ['Our Team', 'আমাদের টিম']),
  entry('navbar@1', 10, '/', ['Home', 'প্রথম পাতা']),
  entry('navbar@1', 20, '/about', ['About Us', 'আমাদের কথা']),
  entry('navbar@1', 40, '/careers', ['Careers', 'চাকরি']),
  entry('navbar@1', 50, '/services', ['Services', 'পরিষেবা'], { menu: 'services' }),
  entry('navbar@1/services', 20, '/services/apps', ['App Development', 'অ্যাপ তৈরি']),
  entry('navbar@1/services', 0, '/services', ['All services', 'সব পরিষেবা']),
  entry('account@1', 40, '/auth/management-login', ['Management Log In', 'ম্যানেজমেন্ট লগ-ইন'], {
    ...guest,
    menu: 'management',
  }),
  entry('account@1/management', 10, '/auth/founder-login', ['Founder', 'প্রতিষ্ঠাতা']),
  entry('account@1/management', 20, '/auth/team-login', ['Team', 'টিম']),
  entry('account@1', 20, '/auth/login', ['Log In', 'লগ-ইন'], guest),
  entry('account@1', 30, '/auth/signup', ['Sign Up', 'সাইন-আপ'], { ...guest, emphasis: true }),
  entry('account@1', 10, '/dashboard/user', dashboard, { for: ['user'] }),
  entry('account@1', 10, '/dashboard/team', dashboard, { for: ['team'] }),
  entry('account@1', 10, '/founder-dashboard', dashboard, { for: ['founder_local'] }),
  entry('footer@1', 10, '/about', ['About Us', 'আমাদের কথা']),
  entry('footer@1', 20, '/services', ['Services', 'পরিষেবা']),
  entry('chat@1', 10, '/contact', ['Continue by message', 'বার্তা লিখে চালিয়ে যান']),
];

/** Returns the sample entries as a document in a language contains them. */
export function sampleNavigation(language: Language) {
  return createNavigation({ remotes: { sample: { live: { nav: [...sampleEntries] } } } }, language);
}
