import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { PrivacyPage } from './privacy-page.tsx';

const copy = {
  head: {
    title: 'Privacy',
    description:
      'Which data Torsa stores about you, why, where and for how long, who may read it, and how to get or delete it.',
  },
  kicker: 'Privacy',
  title: 'What we know about you, and what we do with it',
  lead: 'We store only what you tell us, and only to answer you. We use no advertising, no tracking and no cookies, and we never sell or share your data.',
  data: {
    title: 'What we store',
    facts: { what: 'What', why: 'Why', until: 'For how long', readers: 'Who reads it' },
    kinds: {
      message: {
        title: 'When you write to us',
        what: 'Your name, email address, subject and text; our answers and your further messages, with their files; the time of each message, and the page you came from. If you were logged in: your account name and address, and when you last read our answers. If you answered by email: the text, the quoted text and the files of the email, its sender address, and its message ID.',
        why: 'To answer you, and to find our conversation when you write again.',
        until:
          'Until you ask us to delete it, or delete the account that you used. We do not delete messages automatically.',
        readers:
          'Our team and the founder. You can read it in your portal, if you were logged in and entered the address of your account.',
      },
      account: {
        title: 'When you have an account',
        what: 'Your name and email address; your phone number and company, if you entered them; the kinds of email that you want; your password, as a hash that no one can read; the time when you confirmed the address and when you last logged in; for each current login, the network address and the browser, if the login service records them.',
        why: 'To let you log in, and to keep everyone else out.',
        until:
          'Until you delete the account in its settings. The data of a login is deleted when you log out.',
        readers: 'You, and the founder, who runs the database.',
      },
      project: {
        title: 'When we work for you',
        what: 'Your projects with their timelines, what we need from you, your answers, decisions and comments; the files that you upload, with their places, names, sizes and times, and your name.',
        why: 'So that you can see the progress of your project, and we know the next step.',
        until:
          'Your name is removed from a project and its files when you delete the account. The files of a project without another client are deleted, and your answers and comments. An approval keeps your name, as a record of what was agreed. The project itself stays in our records. A file that you remove is deleted after some minutes.',
        readers: 'You, the team members who work on the project, and the founder.',
      },
      staff: {
        title: 'When you work here',
        what: 'Your name, email address, staff number and position; the conversations, projects and tasks assigned to you; what you wrote on projects; your saved views; the conversation you opened in the last 3 minutes; for a year, your changes to the staff list, and others’ changes to your entry.',
        why: 'So that only staff can read messages, and two people do not answer at the same time.',
        until: 'For as long as you work here.',
        readers: 'Your colleagues and the founder. Clients see your first name below your answers.',
      },
      limits: {
        title: 'When many messages arrive at the same time',
        what: 'A count for your network address, your account and your email address. Each is hashed with a secret key, so that no one can recover it.',
        why: 'So that a program cannot flood us with messages.',
        until: 'Until the first new count after at most six hours.',
        readers: 'No one.',
      },
      faults: {
        title: 'When a page fails, and in one of ten visits',
        what: 'The error with its page and version, or the speed of the page. Your browser removes addresses, numbers and mailbox names before it sends the report. We do not store your network address with it.',
        why: 'To fix what is broken.',
        until: '30 days.',
        readers: 'The founder.',
      },
    },
  },
  browser: {
    title: 'What stays in your browser',
    lead: 'We set no cookies. Your own device stores these data under the names below. You can remove all of them by clearing the data of this site.',
    kinds: {
      session: 'Your login, until you log out, and the page where your session ended.',
      draft:
        'Text that you typed and have not sent: a message to us for a week; a chat that you continue as a message, and text in the portal, until you close the tab. Logging out deletes this text.',
      unconfirmed: 'The address that you signed up with, until you log in, but for at most a week.',
      choices: 'The language, the colours and the keyboard shortcuts that you chose.',
      release:
        'A random number that decides which visitors get a new version first, and the version that a single tab shows. It reveals nothing about you.',
    },
  },
  where: {
    title: 'Where we store it',
    paragraphs: [
      'All data is in one database and one private file store at Supabase, our provider. It is encrypted on its way and in storage. Our answers reach you through a mail server, which can read them like any mail server.',
      'The chat stays in your browser, unless you choose to send it to us as a message.',
      'The map links open OpenStreetMap, and the social links open those networks. They learn about you only if you follow such a link.',
    ],
  },
  rights: {
    title: 'Your data is yours',
    paragraphs: [
      'You can copy, correct or delete all that we store about you. It costs nothing and needs no reason. Download data and files in your account. Or write from the email address that you used with us, or call. We answer in one working day.',
      'If you are not satisfied with our answer, write to the founder at the same address. You can also complain to the Data Protection Board of India.',
    ],
    write: icu('Write to {address}'),
    call: icu('Call {number}'),
  },
} as const;

export type PrivacyTexts = Translation<typeof copy>;

export default definePage('en', PrivacyPage, copy);
