import {
  languageDefinitions,
  localize,
  parseLocalizedPath,
  type ValuesByLanguage,
} from '../languages.ts';

interface TooLongTexts {
  readonly text: (most: string) => string;
  readonly newPassword: string;
  /** The character limit for existing passwords, which may be longer than the limit for new ones. */
  readonly password: string;
}

const texts: ValuesByLanguage<TooLongTexts> = {
  en: {
    text: (most) => `Use at most ${most} characters.`,
    newPassword: 'Choose a shorter password: at most 72 English letters, or 24 Bengali ones.',
    password:
      'A password has at most 72 English letters, or 24 Bengali ones. If you once chose a longer one, enter only its beginning, or choose a new one with “Forgot password?”.',
  },
  bn: {
    text: (most) => `সর্বোচ্চ ${most}টি অক্ষর লেখা যায়।`,
    newPassword: 'আরও ছোট পাসওয়ার্ড বেছে নিন: সর্বোচ্চ ২৪টি বাংলা বা ৭২টি ইংরেজি অক্ষর।',
    password:
      'পাসওয়ার্ডে সর্বোচ্চ ২৪টি বাংলা বা ৭২টি ইংরেজি অক্ষর থাকে। আগে এর চেয়ে বড় পাসওয়ার্ড দিয়ে থাকলে শুধু তার শুরুর অংশটুকু লিখুন, অথবা “পাসওয়ার্ড ভুলে গেছেন?” দিয়ে নতুন একটি বেছে নিন।',
  },
};

/** Declares `location` for a Node tool that imports the text limits, because Node's types do not include it. */
declare const location: { readonly pathname: string };

const languageOfPage = () => parseLocalizedPath(location.pathname).language;

/** Returns the error text for a text that is too long, in the page's language. */
export function describeTooLongText(most: number): string {
  const language = languageOfPage();
  return localize(language, texts).text(most.toLocaleString(languageDefinitions[language].locale));
}

/** Returns the error text for a password with more than 72 bytes, in the page's language. */
export function describeTooLongPassword(kind: 'newPassword' | 'password'): string {
  return localize(languageOfPage(), texts)[kind];
}
