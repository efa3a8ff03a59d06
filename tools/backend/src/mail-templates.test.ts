import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type AccountEmailName,
  accountEmailTexts,
} from '../../../supabase/account-mails/account-mail-copy.ts';
import {
  renderAccountEmail,
  renderAccountEmailInLanguage,
  renderAccountEmailSubject,
} from '../../../supabase/account-mails/account-mails.ts';
import { htmlToPlainText } from './mail-text.ts';
import { readToml, SUPABASE_DIR } from './project-config.ts';

const names = Object.keys(accountEmailTexts) as AccountEmailName[];

test.each(names)(
  '§10.62 the stored template of %s matches its copy and layout; -u updates it',
  async (name) => {
    const file = join(SUPABASE_DIR, 'templates', `${name}.html`);
    await expect(renderAccountEmail(name)).toMatchFileSnapshot(file);
  },
);

test.each(names)('the subject of %s in config.toml matches its copy', async (name) => {
  const subject = JSON.stringify(renderAccountEmailSubject(name)).slice(1, -1);
  expect(JSON.stringify(await readToml(SUPABASE_DIR))).toContain(`"subject":"${subject}"`);
});

test.each([
  ['confirmation', undefined, 'bn', 'bn'],
  ['confirmation', undefined, 'en', 'en'],
  ['confirmation', 'bn', 'en', 'bn'],
  ['confirmation', 'en', 'bn', 'en'],
  ['email_change', 'bn', 'en', 'bn'],
  ['invite', 'en', 'bn', 'en'],
] as const)(
  '§10.42 the mail %s for a user language %s and a page language %s is in %s',
  (name, chosen, page, is) => {
    const { en, bn } = accountEmailTexts[name].copy;
    expect(renderAccountEmailInLanguage(renderAccountEmailSubject(name), chosen, page)).toBe(
      accountEmailTexts[name].copy[is].subject,
    );
    const mail = renderAccountEmailInLanguage(renderAccountEmail(name), chosen, page);
    expect(mail).toContain(`<html lang="${is}">`);
    expect([mail.includes(en.otherwise), mail.includes(bn.otherwise)]).toEqual([
      is === 'en',
      is === 'bn',
    ]);
  },
);

test('an invitation email that no page requested contains both languages if the account has no chosen language', () => {
  const mail = renderAccountEmailInLanguage(renderAccountEmail('invite'), undefined, 'bn');
  const { en, bn } = accountEmailTexts.invite.copy;
  expect([mail.includes(en.otherwise), mail.includes(bn.otherwise)]).toEqual([true, true]);
});

test('§10.62 the plain text of an email contains all texts and links of its HTML', () => {
  expect(
    htmlToPlainText(
      renderAccountEmailInLanguage(renderAccountEmail('password_changed'), undefined, 'en'),
    ),
  ).toMatchInlineSnapshot(`
    "Torsa

    Your password was changed

    The password of the Torsa account {{ .Email }} was changed just now, and all other devices were logged out.

    This wasn’t me – choose a new password

    If the button does not work, copy this address into your browser:

    {{ .SiteURL }}/auth/forgot-password

    If this was you, you don’t need to do anything.

    Torsa
    Our address and phone number:
    {{ .SiteURL }}/contact

    তোর্সা

    আপনার পাসওয়ার্ড বদলানো হয়েছে

    তোর্সায় {{ .Email }} অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র বদলানো হয়েছে, বাকি সব ডিভাইস থেকে লগ-আউট করা হয়েছে।

    আমি বদলাইনি – নতুন পাসওয়ার্ড দিন

    বোতামে কাজ না হলে এই ঠিকানাটি কপি করে ব্রাউজারে খুলুন:

    {{ .SiteURL }}/bn/auth/forgot-password

    আপনিই করে থাকলে কিছু করতে হবে না।

    তোর্সা
    আমাদের ঠিকানা আর ফোন নম্বর:
    {{ .SiteURL }}/bn/contact"
  `);
});
