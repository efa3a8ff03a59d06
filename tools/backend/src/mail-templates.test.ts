import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from './mail-text.ts';
import { type AccountMailName, accountMail, accountMails } from './outbox/shared-mail.ts';
import { SUPABASE_DIR } from './project-config.ts';

const names = Object.keys(accountMails) as AccountMailName[];

test.each(names)(
  'the template “%s” is what its words and the look of mails make; -u writes it',
  async (name) => {
    const file = join(SUPABASE_DIR, 'templates', `${name}.html`);
    await expect(accountMail(name)).toMatchFileSnapshot(file);
  },
);

test('a mail as text says all that it says as HTML, and its links', () => {
  expect(textOf(accountMail('password_changed'))).toMatchInlineSnapshot(`
    "Torsa

    Your password was changed

    The password of the Torsa account {{ .Email }} was changed just now, and all other devices were logged out.

    It was not me: choose a new password

    If the button does not open, copy this address into your browser:

    {{ .SiteURL }}/auth/forgot-password

    That was you? Then all is well, and you need not do anything.

    Torsa
    Sunity Road, near Sagar Dighi, Cooch Behar, West Bengal 736101
    +91 3582 555 014

    তোর্সা

    আপনার পাসওয়ার্ড বদলানো হয়েছে

    তোর্সায় {{ .Email }} অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র বদলানো হয়েছে, বাকি সব ডিভাইস থেকে লগ-আউট করা হয়েছে।

    আমি বদলাইনি: নতুন পাসওয়ার্ড দিই

    বোতামে কাজ না হলে এই ঠিকানাটি কপি করে ব্রাউজারে খুলুন:

    {{ .SiteURL }}/auth/forgot-password

    আপনিই বদলেছেন? তাহলে সব ঠিক আছে, কিছু করতে হবে না।

    তোর্সা
    সুনীতি রোড, সাগরদিঘির কাছে, কোচবিহার, পশ্চিমবঙ্গ ৭৩৬১০১
    +91 3582 555 014"
  `);
});
