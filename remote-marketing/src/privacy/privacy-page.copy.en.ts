import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { PrivacyPage } from './privacy-page.tsx';

const copy = {
  head: {
    title: 'Privacy',
    description:
      'What Torsa stores of you, why, where, for how long, who may read it, and how to get or delete it.',
  },
  kicker: 'Privacy',
  title: 'What we know of you, and what we do with it',
  lead: 'Only what you tell us, and only to answer you. No advertising, no tracking, no cookies; nothing is sold or lent.',
  data: {
    title: 'What is stored',
    facts: { what: 'What', why: 'Why', until: 'For how long', readers: 'Who reads it' },
    kinds: {
      message: {
        title: 'When you write to us',
        what: 'Your name, email address, subject and text; what we answered and what you wrote after that; when each of it came, and which of our pages you came from. If you were logged in, the name and address of your account at that time. If you answered by email: its text, the text that it quotes, its files, the address that it came from, and the mark by which mail programs know that email.',
        why: 'To answer you, and to know what was said when you write again.',
        until:
          'Until you ask us to delete it, or delete the account that you wrote with. Nothing is deleted by itself.',
        readers:
          'Our team and the founder; you, in your portal, if you were logged in and gave the address of your account.',
      },
      account: {
        title: 'When you have an account',
        what: 'Your name and email address; your telephone number and company, if you gave them, and which mails you want; your password, scrambled so that nobody can read it; when you confirmed the address and when you last logged in; of each log-in that lasts, the network address and the browser, where the log-in service notes them.',
        why: 'To let you in and nobody else.',
        until:
          'Until you delete the account, in its settings. A log-in is forgotten when you log out.',
        readers: 'You. The founder, who runs the database.',
      },
      project: {
        title: 'When we work for you',
        what: 'Which projects are yours, what is written on their timelines, what we wait for from you, and where your files are.',
        why: 'So that you see how your project goes, and we know what comes next.',
        until:
          'That a project is yours, until you delete the account. The project itself stays in our books.',
        readers: 'You, those of our team who work on it, and the founder.',
      },
      staff: {
        title: 'When you work here',
        what: 'Your name, email address, staff number and position; which conversations, projects and tasks are with you, what you wrote on projects, and which conversation you looked at in the last half minute; for a year, what you changed of who works here, and what others changed of you.',
        why: 'So that only staff read messages, and two do not answer at once.',
        until: 'For as long as you work here.',
        readers: 'Your colleagues and the founder. Clients see your first name below an answer.',
      },
      limits: {
        title: 'When many messages come at once',
        what: 'A count for your network address, your account and your email address, each scrambled with a secret key so that it cannot be read back.',
        why: 'So that a program cannot flood us.',
        until: 'Six hours at most, and until the next one is counted.',
        readers: 'Nobody.',
      },
      faults: {
        title: 'When a page fails, or one visit in ten is measured',
        what: 'What failed, on which page and in which version, or how fast the page was. Addresses, numbers and names of mailboxes are taken out before it leaves your browser; your network address is not kept with it.',
        why: 'To mend what is broken.',
        until: '30 days.',
        readers: 'The founder.',
      },
    },
  },
  browser: {
    title: 'What stays in your browser',
    lead: 'We set no cookies. These are kept on your own device, under the names below; clearing the data of this site removes them all.',
    kinds: {
      session: 'That you are logged in, until you log out, and the page where your session ended.',
      draft:
        'What you typed and have not sent: a message to us for a week, what you take along from the chat and what you type in the portal until you close the tab. When you log out, what you typed is deleted.',
      unconfirmed: 'The address that you signed up with, until you log in, and for a week at most.',
      choices: 'The language, the colours and the keyboard shortcuts that you chose.',
      release:
        'A random number that says which visitors try a new version first, and for one tab which version you look at. It says nothing of who you are.',
    },
  },
  where: {
    title: 'Where it is',
    paragraphs: [
      'All of it is in one database at Supabase, our provider, and is sent and kept encrypted. Our answers reach you through a mail server, which sees them as any mail server does.',
      'What you say in the chat stays in your browser, unless you choose to send it to us as a message.',
      'The map links lead to OpenStreetMap, the social links to those networks: they learn of you only when you follow one.',
    ],
  },
  rights: {
    title: 'It is yours',
    paragraphs: [
      'You may have a copy of all that we store of you, have it put right, or have it deleted, at no cost and without a reason. Write from the address that it is about, or call, and you hear from us within one working day.',
      'If you are not content with what we did, tell the founder at the same address; you may also complain to the Data Protection Board of India.',
    ],
    write: icu('Write to {address}'),
    call: icu('Call {number}'),
  },
} as const;

export type PrivacyCopy = Translation<typeof copy>;

export default definePage('en', PrivacyPage, copy);
