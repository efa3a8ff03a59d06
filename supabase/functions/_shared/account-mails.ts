import {
  button,
  footLink,
  heading,
  type MailLanguage,
  mailDocument,
  NAMES,
  paragraph,
  prefixOf,
  sheet,
  small,
} from './mail-look.ts';

/** A mail of the auth server in one language. What stands in braces it fills in. */
interface Words {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly code?: string;
  readonly button?: string;
  /** What to know of the link. */
  readonly link?: string;
  readonly otherwise: string;
}

interface AccountMail {
  /** Where the button leads. */
  readonly href?: string;
  /** The page that asked for it is known, and so is its language. */
  readonly hasPage?: true;
  readonly words: Readonly<Record<MailLanguage, Words>>;
}

const ONCE = {
  en: 'The link works once, for one hour. If the button does not open, copy this address into your browser:',
  bn: 'লিঙ্কটি এক ঘণ্টার মধ্যে একবারই কাজ করে। বোতামে কাজ না হলে এই ঠিকানাটি কপি করে ব্রাউজারে খুলুন:',
} as const;
const COPY = {
  en: 'If the button does not open, copy this address into your browser:',
  bn: 'বোতামে কাজ না হলে এই ঠিকানাটি কপি করে ব্রাউজারে খুলুন:',
} as const;

const REACH = {
  en: 'Our address and telephone number:',
  bn: 'আমাদের ঠিকানা আর ফোন নম্বর:',
} as const;

/** The mails of `supabase/config.toml`, by the names of their files. */
export const accountMails = {
  confirmation: {
    href: '{{ .ConfirmationURL }}',
    hasPage: true,
    words: {
      en: {
        subject: 'Confirm your e-mail address for Torsa',
        title: 'Welcome! Please confirm your e-mail address',
        text: 'Thank you for joining Torsa. One press confirms that {{ .Email }} is yours, and your dashboard is ready.',
        button: 'Confirm my address',
        link: ONCE.en,
        otherwise:
          'You did not sign up? Then leave this mail alone: nothing happens without the link.',
      },
      bn: {
        subject: 'তোর্সায় আপনার ইমেল ঠিকানা নিশ্চিত করুন',
        title: 'স্বাগত! আপনার ইমেল ঠিকানাটি নিশ্চিত করুন',
        text: 'তোর্সায় যোগ দেওয়ার জন্য ধন্যবাদ। {{ .Email }} যে আপনারই, একবার টিপলেই তা নিশ্চিত হবে, আর আপনার ড্যাশবোর্ড তৈরি।',
        button: 'ঠিকানা নিশ্চিত করুন',
        link: ONCE.bn,
        otherwise: 'আপনি সাইন আপ করেননি? তাহলে কিছুই করতে হবে না: লিঙ্ক না খুললে কিছুই ঘটে না।',
      },
    },
  },
  recovery: {
    href: '{{ if eq .RedirectTo .SiteURL }}{{ .SiteURL }}/auth/new-password{{ else }}{{ .RedirectTo }}{{ end }}?token_hash={{ .TokenHash }}&type=recovery',
    hasPage: true,
    words: {
      en: {
        subject: 'Choose a new Torsa password',
        title: 'Choose a new password',
        text: 'Someone, hopefully you, asked for a new password for {{ .Email }}. The button takes you to a page where you can set it.',
        button: 'Choose a new password',
        link: ONCE.en,
        otherwise: 'You did not ask for this? Then leave this mail alone: your password stays.',
      },
      bn: {
        subject: 'তোর্সার নতুন পাসওয়ার্ড দিন',
        title: 'নতুন পাসওয়ার্ড দিন',
        text: '{{ .Email }}-এর জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে, আশা করি আপনিই চেয়েছেন। বোতামটি টিপলে যে পাতা খুলবে, সেখানে পাসওয়ার্ড দিন।',
        button: 'নতুন পাসওয়ার্ড দিন',
        link: ONCE.bn,
        otherwise: 'আপনি চাননি? তাহলে কিছুই করতে হবে না: আপনার পাসওয়ার্ড যেমন ছিল তেমনই থাকবে।',
      },
    },
  },
  invite: {
    href: '{{ .SiteURL }}/auth/new-password?token_hash={{ .TokenHash }}&type=invite',
    words: {
      en: {
        subject: 'Your Torsa staff account',
        title: 'Welcome to the Torsa team',
        text: 'An account for {{ .Email }} is ready for you. Choose a password, and you can log in to the dashboard of the team.',
        button: 'Choose my password',
        link: ONCE.en,
        otherwise:
          'You did not expect this? Then leave this mail alone: without the link nobody can use the account.',
      },
      bn: {
        subject: 'তোর্সার টিমে আপনার অ্যাকাউন্ট',
        title: 'তোর্সার টিমে স্বাগত',
        text: '{{ .Email }}-এর জন্য একটি অ্যাকাউন্ট তৈরি। পাসওয়ার্ড দিলেই টিমের ড্যাশবোর্ডে লগ-ইন করতে পারবেন।',
        button: 'পাসওয়ার্ড দিন',
        link: ONCE.bn,
        otherwise:
          'এমন মেলের কথা ছিল না? তাহলে কিছুই করতে হবে না: লিঙ্ক ছাড়া কেউ অ্যাকাউন্টটি ব্যবহার করতে পারেন না।',
      },
    },
  },
  magic_link: {
    href: '{{ .SiteURL }}/auth/login',
    words: {
      en: {
        subject: 'Torsa sends no links to log in',
        title: 'Torsa sends no links to log in with',
        text: 'Someone asked for a link that logs {{ .Email }} in to Torsa. We do not send such links: please log in with your password.',
        button: 'Go to Log In',
        link: COPY.en,
        otherwise: 'You did not ask for this? Nothing has happened, and you need not do anything.',
      },
      bn: {
        subject: 'তোর্সা লগ-ইন করার লিঙ্ক পাঠায় না',
        title: 'তোর্সা লগ-ইন করার লিঙ্ক পাঠায় না',
        text: 'কেউ {{ .Email }} দিয়ে তোর্সায় লগ-ইন করার লিঙ্ক চেয়েছেন। আমরা এমন লিঙ্ক পাঠাই না: পাসওয়ার্ড দিয়ে লগ-ইন করুন।',
        button: 'লগ-ইন করুন',
        link: COPY.bn,
        otherwise: 'আপনি চাননি? কিছুই ঘটেনি, আপনাকে কিছু করতে হবে না।',
      },
    },
  },
  email_change: {
    href: '{{ .ConfirmationURL }}',
    words: {
      en: {
        subject: 'Confirm your new e-mail address for Torsa',
        title: 'Please confirm the new e-mail address',
        text: 'Someone, hopefully you, asked to change the address of a Torsa account from {{ .Email }} to {{ .NewEmail }}. The change is made when both mailboxes have agreed to it.',
        button: 'Agree to the change',
        link: ONCE.en,
        otherwise:
          'You did not ask for this? Then please leave the button alone, and choose a new password: whoever asked was logged in to the account.',
      },
      bn: {
        subject: 'তোর্সায় আপনার নতুন ইমেল ঠিকানা নিশ্চিত করুন',
        title: 'নতুন ইমেল ঠিকানাটি নিশ্চিত করুন',
        text: 'তোর্সার একটি অ্যাকাউন্টের ঠিকানা {{ .Email }} থেকে {{ .NewEmail }} করতে চাওয়া হয়েছে, আশা করি আপনিই চেয়েছেন। দুটি মেলবক্স থেকেই সম্মতি এলে তবে ঠিকানা বদলাবে।',
        button: 'ঠিকানা বদলে সম্মতি দিন',
        link: ONCE.bn,
        otherwise:
          'আপনি চাননি? তাহলে বোতামটি টিপবেন না, আর নতুন পাসওয়ার্ড দিন: যিনি চেয়েছেন, তিনি আপনার অ্যাকাউন্টে লগ-ইন করা ছিলেন।',
      },
    },
  },
  reauthentication: {
    words: {
      en: {
        subject: 'Your Torsa code',
        title: 'Your code',
        text: 'Type this code on the page that asked for it. It works once, for one hour.',
        code: '{{ .Token }}',
        otherwise:
          'You did not ask for this? Then give the code to nobody, and choose a new password: whoever asked was logged in to your account.',
      },
      bn: {
        subject: 'তোর্সার কোড',
        title: 'আপনার কোড',
        text: 'যে পাতায় কোড চাওয়া হয়েছে, সেখানে এটি লিখুন। এক ঘণ্টার মধ্যে একবারই কাজ করে।',
        code: '{{ .Token }}',
        otherwise:
          'আপনি চাননি? তাহলে কোডটি কাউকে দেবেন না, আর নতুন পাসওয়ার্ড দিন: যিনি চেয়েছেন, তিনি আপনার অ্যাকাউন্টে লগ-ইন করা ছিলেন।',
      },
    },
  },
  password_changed: {
    href: '{{ .SiteURL }}/auth/forgot-password',
    words: {
      en: {
        subject: 'Your Torsa password was changed',
        title: 'Your password was changed',
        text: 'The password of the Torsa account {{ .Email }} was changed just now, and all other devices were logged out.',
        button: 'It was not me: choose a new password',
        link: COPY.en,
        otherwise: 'That was you? Then all is well, and you need not do anything.',
      },
      bn: {
        subject: 'তোর্সায় আপনার পাসওয়ার্ড বদলানো হয়েছে',
        title: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
        text: 'তোর্সায় {{ .Email }} অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র বদলানো হয়েছে, বাকি সব ডিভাইস থেকে লগ-আউট করা হয়েছে।',
        button: 'আমি বদলাইনি: নতুন পাসওয়ার্ড দিই',
        link: COPY.bn,
        otherwise: 'আপনিই বদলেছেন? তাহলে সব ঠিক আছে, কিছু করতে হবে না।',
      },
    },
  },
  email_changed: {
    href: '{{ .SiteURL }}/contact',
    words: {
      en: {
        subject: 'Your Torsa e-mail address was changed',
        title: 'Your e-mail address was changed',
        text: 'The address of your Torsa account was changed from {{ .OldEmail }} to {{ .Email }}.',
        button: 'It was not me: write to you at once',
        link: COPY.en,
        otherwise: 'That was you? Then all is well, and you need not do anything.',
      },
      bn: {
        subject: 'তোর্সায় আপনার ইমেল ঠিকানা বদলানো হয়েছে',
        title: 'আপনার ইমেল ঠিকানা বদলানো হয়েছে',
        text: 'আপনার তোর্সা অ্যাকাউন্টের ঠিকানা {{ .OldEmail }} থেকে {{ .Email }} করা হয়েছে।',
        button: 'আমি বদলাইনি: এখনই জানাই',
        link: COPY.bn,
        otherwise: 'আপনিই বদলেছেন? তাহলে সব ঠিক আছে, কিছু করতে হবে না।',
      },
    },
  },
} as const satisfies Record<string, AccountMail>;

export type AccountMailName = keyof typeof accountMails;

/** `$language` is that of whoever gets the mail: what they chose, empty for who chose none. */
const OF_ACCOUNT = '{{ $language := print .Data.language }}';

/** Else that of the page that asked for the mail. Go's templates have no prefixes, but lengths. */
const OR_OF_PAGE = [
  '{{ $bn := print .SiteURL "/bn/" }}',
  '{{ if and (ne $language "en") (eq (printf "%.*s" (len $bn) .RedirectTo) $bn) }}{{ $language = "bn" }}',
  '{{ else if ne $language "bn" }}{{ $language = "en" }}{{ end }}',
].join('');

/** The template of a mail, as the auth server fills it in; in both languages where it cannot tell which. */
export function accountMail(name: AccountMailName): string {
  const mail: AccountMail = accountMails[name];
  const { en, bn } = mail.words;
  const page = mailDocument(
    choose('en', 'bn'),
    choose(en.title, bn.title),
    `${unless('bn', sheetOf(mail, 'en'))}${unless('en', sheetOf(mail, 'bn'))}`,
  );
  return languageFor(mail) + page;
}

/** The template of its subject. */
export function accountSubject(name: AccountMailName): string {
  const mail: AccountMail = accountMails[name];
  const { en, bn } = mail.words;
  return languageFor(mail) + choose(en.subject, bn.subject);
}

const languageFor = ({ hasPage }: AccountMail): string =>
  hasPage ? OF_ACCOUNT + OR_OF_PAGE : OF_ACCOUNT;
const choose = (english: string, bengali: string): string =>
  `{{ if eq $language "bn" }}${bengali}{{ else }}${english}{{ end }}`;
const unless = (language: MailLanguage, text: string): string =>
  `{{ if ne $language "${language}" }}${text}\n{{ end }}`;

/**
 * Does what the auth server does with the languages of a template above, whose other conditions are decided.
 * @param chosen the language in the account
 * @param page the language of the page that asked
 */
export function inLanguage(
  template: string,
  chosen: MailLanguage | undefined,
  page: MailLanguage,
): string {
  const asksPage = template.startsWith(OF_ACCOUNT + OR_OF_PAGE);
  const language = chosen ?? (asksPage ? page : '');
  return template
    .replace(OF_ACCOUNT, '')
    .replace(OR_OF_PAGE, '')
    .replace(
      /\{\{ if (eq|ne) \$language "(en|bn)" \}\}(.*?)(?:\{\{ else \}\}(.*?))?\{\{ end \}\}/gs,
      (_, verb: string, asked: string, then: string, otherwise = '') =>
        (asked === language) === (verb === 'eq') ? then : otherwise,
    );
}

/** Its foot leads to where the present address and telephone stand: the auth server does not know what is set. */
function sheetOf(mail: AccountMail, language: MailLanguage): string {
  const { title, text, code, button: press, link, otherwise } = mail.words[language];
  const site = `{{ .SiteURL }}${prefixOf(language)}/`;
  const href = mail.href?.replaceAll('{{ .SiteURL }}/', site);
  const parts = [
    heading(language, title),
    paragraph(text),
    ...(code ? [paragraph(`<strong style="font-size: 28px;">${code}</strong>`)] : []),
    ...(press && href ? [button(href, press)] : []),
    ...(link && href ? [small(link), small(href)] : []),
    small(otherwise),
  ];
  const contact = `${site}contact`;
  const foot = [NAMES[language].company, REACH[language], footLink(contact, contact)];
  return sheet(language, parts.join('\n'), foot);
}
