import type { EmailLanguage } from '../functions/_shared/mail-look.ts';

/** The texts of an email from the auth server, in one language, with template variables in double braces. */
interface MailCopy {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly code?: string;
  readonly button?: string;
  /** A hint about the email's link, such as its expiry. */
  readonly link?: string;
  readonly otherwise: string;
}

export interface AccountEmailTexts {
  /** The URL or template variable that the button opens. */
  readonly href?: string;
  /** True if the auth server knows the URL of the requesting page, which contains the page's language. */
  readonly hasPage?: true;
  readonly copy: Readonly<Record<EmailLanguage, MailCopy>>;
}

const ONCE = {
  en: 'The link works once, within an hour. If the button does not work, copy this address into your browser:',
  bn: 'লিঙ্কটি এক ঘণ্টার মধ্যে একবারই কাজ করে। বোতামে কাজ না হলে এই ঠিকানাটি কপি করে ব্রাউজারে খুলুন:',
} as const;
const COPY = {
  en: 'If the button does not work, copy this address into your browser:',
  bn: 'বোতামে কাজ না হলে এই ঠিকানাটি কপি করে ব্রাউজারে খুলুন:',
} as const;

const THAT_WAS_YOU = {
  en: 'If this was you, you don’t need to do anything.',
  bn: 'আপনিই করে থাকলে কিছু করতে হবে না।',
} as const;
const WRITE_TO_US = {
  en: 'This wasn’t me – contact Torsa',
  bn: 'আমি করিনি – তোর্সাকে জানান',
} as const;

/** The auth server's emails, by the template names in `supabase/config.toml`. */
export const accountEmailTexts = {
  confirmation: {
    href: '{{ .ConfirmationURL }}',
    hasPage: true,
    copy: {
      en: {
        subject: 'Confirm your email address for Torsa',
        title: 'Welcome! Please confirm your email address',
        text: 'Thank you for joining Torsa. One click confirms that {{ .Email }} is yours. Then your dashboard is ready.',
        button: 'Confirm my address',
        link: ONCE.en,
        otherwise:
          'Didn’t sign up? You can ignore this email. Nothing happens unless you open the link.',
      },
      bn: {
        subject: 'তোর্সায় আপনার ইমেল ঠিকানা নিশ্চিত করুন',
        title: 'স্বাগত! আপনার ইমেল ঠিকানাটি নিশ্চিত করুন',
        text: 'তোর্সায় যোগ দেওয়ার জন্য ধন্যবাদ। {{ .Email }} যে আপনারই, বোতামটি একবার টিপলেই তা নিশ্চিত হবে। তারপর আপনার ড্যাশবোর্ড তৈরি।',
        button: 'ঠিকানা নিশ্চিত করুন',
        link: ONCE.bn,
        otherwise: 'আপনি সাইন-আপ করেননি? তাহলে ইমেলটি উপেক্ষা করুন। লিঙ্ক না খুললে কিছুই ঘটে না।',
      },
    },
  },
  recovery: {
    href: '{{ if eq .RedirectTo .SiteURL }}{{ .SiteURL }}/auth/new-password{{ else }}{{ .RedirectTo }}{{ end }}?token_hash={{ .TokenHash }}&type=recovery',
    hasPage: true,
    copy: {
      en: {
        subject: 'Choose a new Torsa password',
        title: 'Choose a new password',
        text: 'Someone, hopefully you, asked for a new password for {{ .Email }}. The button takes you to a page where you can set it.',
        button: 'Choose a new password',
        link: ONCE.en,
        otherwise: 'Didn’t ask for this? You can ignore this email. Your password stays the same.',
      },
      bn: {
        subject: 'তোর্সার নতুন পাসওয়ার্ড দিন',
        title: 'নতুন পাসওয়ার্ড দিন',
        text: '{{ .Email }}-এর জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে, আশা করি আপনিই চেয়েছেন। বোতামটি টিপলে যে পাতা খুলবে, সেখানে পাসওয়ার্ড দিন।',
        button: 'নতুন পাসওয়ার্ড দিন',
        link: ONCE.bn,
        otherwise: 'আপনি চাননি? তাহলে ইমেলটি উপেক্ষা করুন। আপনার পাসওয়ার্ড যেমন ছিল তেমনই থাকবে।',
      },
    },
  },
  invite: {
    href: '{{ .SiteURL }}/auth/new-password?token_hash={{ .TokenHash }}&type=invite',
    copy: {
      en: {
        subject: 'Your Torsa staff account',
        title: 'Welcome to the Torsa team',
        text: 'An account for {{ .Email }} is ready for you. Choose a password to log in to the team dashboard.',
        button: 'Choose my password',
        link: ONCE.en,
        otherwise:
          'Didn’t expect this? You can ignore this email. No one can use the account without the link.',
      },
      bn: {
        subject: 'তোর্সার টিমে আপনার অ্যাকাউন্ট',
        title: 'তোর্সার টিমে স্বাগত',
        text: '{{ .Email }}-এর জন্য একটি অ্যাকাউন্ট তৈরি। পাসওয়ার্ড দিলেই টিমের ড্যাশবোর্ডে লগ-ইন করতে পারবেন।',
        button: 'পাসওয়ার্ড দিন',
        link: ONCE.bn,
        otherwise:
          'এমন ইমেলের কথা ছিল না? তাহলে এটি উপেক্ষা করুন। লিঙ্ক ছাড়া কেউ অ্যাকাউন্টটি ব্যবহার করতে পারেন না।',
      },
    },
  },
  magic_link: {
    href: '{{ .SiteURL }}/auth/login',
    copy: {
      en: {
        subject: 'Torsa doesn’t send login links',
        title: 'We don’t send login links',
        text: 'Someone asked for a link to log in to Torsa as {{ .Email }}. We don’t send such links. Please log in with your password.',
        button: 'Go to Log In',
        link: COPY.en,
        otherwise: 'Didn’t ask for this? You don’t need to do anything.',
      },
      bn: {
        subject: 'তোর্সা লগ-ইন করার লিঙ্ক পাঠায় না',
        title: 'তোর্সা লগ-ইন করার লিঙ্ক পাঠায় না',
        text: 'কেউ {{ .Email }} দিয়ে তোর্সায় লগ-ইন করার লিঙ্ক চেয়েছেন। আমরা এমন লিঙ্ক পাঠাই না। পাসওয়ার্ড দিয়ে লগ-ইন করুন।',
        button: 'লগ-ইন করুন',
        link: COPY.bn,
        otherwise: 'আপনি চাননি? তাহলে আপনাকে কিছু করতে হবে না।',
      },
    },
  },
  email_change: {
    href: '{{ .ConfirmationURL }}',
    copy: {
      en: {
        subject: 'Confirm your new email address for Torsa',
        title: 'Please confirm the new email address',
        text: 'Someone, hopefully you, asked to change the address of a Torsa account from {{ .Email }} to {{ .NewEmail }}. The address changes when you confirm it in both mailboxes.',
        button: 'Confirm the change',
        link: ONCE.en,
        otherwise:
          'Didn’t ask for this? Don’t press the button, and choose a new password. The person who asked was logged in to your account.',
      },
      bn: {
        subject: 'তোর্সায় আপনার নতুন ইমেল ঠিকানা নিশ্চিত করুন',
        title: 'নতুন ইমেল ঠিকানাটি নিশ্চিত করুন',
        text: 'তোর্সার একটি অ্যাকাউন্টের ঠিকানা {{ .Email }} থেকে {{ .NewEmail }} করতে চাওয়া হয়েছে, আশা করি আপনিই চেয়েছেন। দুটি মেলবক্স থেকেই নিশ্চিত করলে ঠিকানা বদলাবে।',
        button: 'ঠিকানা বদল নিশ্চিত করুন',
        link: ONCE.bn,
        otherwise:
          'আপনি চাননি? তাহলে বোতামটি টিপবেন না, আর নতুন পাসওয়ার্ড দিন। যিনি চেয়েছেন, তিনি আপনার অ্যাকাউন্টে লগ-ইন করা ছিলেন।',
      },
    },
  },
  reauthentication: {
    copy: {
      en: {
        subject: 'Your Torsa code',
        title: 'Your code',
        text: 'Enter this code on the page that asked for it. It works once, within an hour.',
        code: '{{ .Token }}',
        otherwise:
          'Didn’t ask for this? Don’t share the code, and choose a new password. The person who asked was logged in to your account.',
      },
      bn: {
        subject: 'তোর্সার কোড',
        title: 'আপনার কোড',
        text: 'যে পাতায় কোড চাওয়া হয়েছে, সেখানে এটি লিখুন। এক ঘণ্টার মধ্যে একবারই কাজ করে।',
        code: '{{ .Token }}',
        otherwise:
          'আপনি চাননি? তাহলে কোডটি কাউকে দেবেন না, আর নতুন পাসওয়ার্ড দিন। যিনি চেয়েছেন, তিনি আপনার অ্যাকাউন্টে লগ-ইন করা ছিলেন।',
      },
    },
  },
  password_changed: {
    href: '{{ .SiteURL }}/auth/forgot-password',
    copy: {
      en: {
        subject: 'Your Torsa password was changed',
        title: 'Your password was changed',
        text: 'The password of the Torsa account {{ .Email }} was changed just now, and all other devices were logged out.',
        button: 'This wasn’t me – choose a new password',
        link: COPY.en,
        otherwise: THAT_WAS_YOU.en,
      },
      bn: {
        subject: 'তোর্সায় আপনার পাসওয়ার্ড বদলানো হয়েছে',
        title: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
        text: 'তোর্সায় {{ .Email }} অ্যাকাউন্টের পাসওয়ার্ড এইমাত্র বদলানো হয়েছে, বাকি সব ডিভাইস থেকে লগ-আউট করা হয়েছে।',
        button: 'আমি বদলাইনি – নতুন পাসওয়ার্ড দিন',
        link: COPY.bn,
        otherwise: THAT_WAS_YOU.bn,
      },
    },
  },
  email_changed: {
    href: '{{ .SiteURL }}/contact',
    copy: {
      en: {
        subject: 'Your Torsa email address was changed',
        title: 'Your email address was changed',
        text: 'The address of your Torsa account was changed from {{ .OldEmail }} to {{ .Email }}.',
        button: WRITE_TO_US.en,
        link: COPY.en,
        otherwise: THAT_WAS_YOU.en,
      },
      bn: {
        subject: 'তোর্সায় আপনার ইমেল ঠিকানা বদলানো হয়েছে',
        title: 'আপনার ইমেল ঠিকানা বদলানো হয়েছে',
        text: 'আপনার তোর্সা অ্যাকাউন্টের ঠিকানা {{ .OldEmail }} থেকে {{ .Email }} করা হয়েছে।',
        button: WRITE_TO_US.bn,
        link: COPY.bn,
        otherwise: THAT_WAS_YOU.bn,
      },
    },
  },
  mfa_factor_enrolled: {
    href: '{{ .SiteURL }}/contact',
    copy: {
      en: {
        subject: 'A device was added to your Torsa account',
        title: 'A device was added to your account',
        text: 'A device was added to the Torsa account {{ .Email }} just now. You can now log in with its codes.',
        button: WRITE_TO_US.en,
        link: COPY.en,
        otherwise: THAT_WAS_YOU.en,
      },
      bn: {
        subject: 'আপনার তোর্সা অ্যাকাউন্টে একটি ডিভাইস যোগ হয়েছে',
        title: 'আপনার অ্যাকাউন্টে একটি ডিভাইস যোগ হয়েছে',
        text: 'তোর্সায় {{ .Email }} অ্যাকাউন্টে এইমাত্র একটি ডিভাইস যোগ করা হয়েছে। এখন থেকে সেটির কোড দিয়ে লগ-ইন করা যাবে।',
        button: WRITE_TO_US.bn,
        link: COPY.bn,
        otherwise: THAT_WAS_YOU.bn,
      },
    },
  },
  mfa_factor_unenrolled: {
    href: '{{ .SiteURL }}/contact',
    copy: {
      en: {
        subject: 'A device was removed from your Torsa account',
        title: 'A device was removed from your account',
        text: 'A device was removed from the Torsa account {{ .Email }} just now. You can no longer log in with its codes.',
        button: WRITE_TO_US.en,
        link: COPY.en,
        otherwise: THAT_WAS_YOU.en,
      },
      bn: {
        subject: 'আপনার তোর্সা অ্যাকাউন্ট থেকে একটি ডিভাইস সরানো হয়েছে',
        title: 'আপনার অ্যাকাউন্ট থেকে একটি ডিভাইস সরানো হয়েছে',
        text: 'তোর্সায় {{ .Email }} অ্যাকাউন্ট থেকে এইমাত্র একটি ডিভাইস সরানো হয়েছে। সেটির কোড দিয়ে আর লগ-ইন করা যাবে না।',
        button: WRITE_TO_US.bn,
        link: COPY.bn,
        otherwise: THAT_WAS_YOU.bn,
      },
    },
  },
} as const satisfies Record<string, AccountEmailTexts>;

export type AccountEmailName = keyof typeof accountEmailTexts;
