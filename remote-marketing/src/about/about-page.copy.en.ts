import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { AboutPage } from './about-page.tsx';

const copy = {
  head: {
    title: 'About Us',
    description:
      'How Torsa began beside Sagar Dighi in Cooch Behar, what we are here for, and six reasons to work with us.',
  },
  kicker: 'About Us',
  title: 'Named after the river at the end of our street',
  lead: 'Torsa is an IT company in Cooch Behar and Kolkata. We make websites, apps and AI tools for people who would rather get on with their own work.',
  story: {
    title: 'Our story',
    paragraphs: [
      'The Torsa comes down from the Himalaya, parts into a dozen channels on the plain and passes Cooch Behar as one river again. A good project goes the same way: many wishes at the start, one clear stream at the end.',
      'We began in a rented room near Sagar Dighi, making websites for shops that nobody in a big city would have called back. Those shops grew and so did their questions: an app for the drivers, a way to read paper bills, somebody to look after the advertising.',
      'Today we have our head office in Cooch Behar and a second one in Sector V, Kolkata. The people who plan your project are the people who build it, and you have their telephone numbers.',
    ],
  },
  mission: {
    title: 'Our mission',
    text: 'To give a business in a district town software as good as any in a capital, made by people whom it can visit.',
  },
  reasons: {
    title: 'Six reasons to choose us',
    items: [
      {
        title: 'You speak to the makers',
        description: 'No account manager stands between you and the person who writes the code.',
      },
      {
        title: 'A price you can plan with',
        description:
          'Fixed for each stage and agreed before it starts. What changes is priced first.',
      },
      {
        title: 'Built for this network',
        description: 'We test on a mid-range phone, on a slow connection, in the sun.',
      },
      {
        title: 'Bengali, Hindi and English',
        description: 'In the product, in the documents and on the telephone.',
      },
      {
        title: 'Everything is yours',
        description: 'Code, content, domain and accounts are in your name from the first day.',
      },
      {
        title: 'Still here next year',
        description: 'Updates, backups and a person who answers, for as long as you want us.',
      },
    ],
  },
  // Each of these is held by a test of this site.
  checks: {
    title: 'How you can check us',
    lead: 'This site is made as we make yours. At every change a program tries what stands here, and a change that breaks it is refused.',
    items: [
      {
        title: 'Light',
        description: 'The first page comes alive with 126 KB of script and 12 requests at most.',
      },
      {
        title: 'Readable',
        description: 'Body text has a contrast of at least 7:1 in the light and the dark theme.',
      },
      {
        title: 'For everybody',
        description:
          'An accessibility checker looks at every page in a real browser, and the ways to a message and an account are walked by keyboard alone.',
      },
      {
        title: 'In two languages',
        description: 'A word that is missing in English or Bengali stops the build.',
      },
      {
        title: 'Without scripts too',
        description: 'Every public page can be read with JavaScript switched off.',
      },
      {
        title: 'Open about data',
        description: 'The privacy page is compared with all that our database stores.',
      },
    ],
  },
  team: {
    title: 'Who is behind it',
    lead: 'Six people, with names, trades and opinions.',
    action: 'Meet our team',
  },
} as const;

export type AboutCopy = Translation<typeof copy>;

export default definePage('en', AboutPage, copy);
