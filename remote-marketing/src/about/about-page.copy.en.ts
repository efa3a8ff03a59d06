import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { AboutPage } from './about-page.tsx';

const copy = {
  head: {
    title: 'About Us',
    description:
      'How Torsa began near Sagar Dighi in Cooch Behar, what our mission is, and six reasons to work with us.',
  },
  kicker: 'About Us',
  title: 'Named after the river at the end of our street',
  lead: 'Torsa is an IT company in Cooch Behar and Kolkata. We make websites, apps and AI tools for people who would rather get on with their own work.',
  story: {
    title: 'Our story',
    paragraphs: [
      'The Torsa comes down from the Himalaya, parts into a dozen channels on the plain and passes Cooch Behar as one river again. A good project goes the same way: many wishes at the start, one clear stream at the end.',
      'We began in a rented room near Sagar Dighi, making websites for shops that no one in a big city would have called back. Those shops grew and so did their questions: an app for the drivers, a way to read paper bills, someone to look after the advertising.',
      'Today we have our head office in Cooch Behar and a second one in Sector V, Kolkata. The people who plan your project are the people who build it, and you have their phone numbers.',
    ],
  },
  mission: {
    title: 'Our mission',
    text: 'To give a business in a district town software as good as any in a capital, from people around the corner.',
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
          'We agree a fixed price for each stage before it starts. If you want a change, you know its price first.',
      },
      {
        title: 'Built for this network',
        description:
          'We test everything on a mid-range phone, on a slow connection and in bright sun.',
      },
      {
        title: 'Bengali, Hindi and English',
        description: 'You can use all three in the product, in the documents and on the phone.',
      },
      {
        title: 'Everything is yours',
        description: 'Code, content, domain and accounts are in your name from the first day.',
      },
      {
        title: 'Still here next year',
        description:
          'We take care of updates and backups, and a person answers your questions, for as long as you want us.',
      },
    ],
  },
  // A browser test checks that this site fulfils each of the company's claims in this list.
  checks: {
    title: 'How you can check us',
    lead: 'We make this site the way we will make yours. Automatic tests check the points below after every change, and refuse a change that breaks one of them.',
    items: [
      {
        title: 'Light',
        description:
          'The home page needs at most 126 KB of script and 12 requests before it responds.',
      },
      {
        title: 'Readable',
        description:
          'Tests check that text stands out from its background in the light and the dark theme.',
      },
      {
        title: 'For everyone',
        description:
          'An accessibility checker tests every page in a real browser. Other tests send a message and create an account with only the keyboard.',
      },
      {
        title: 'In two languages',
        description: 'The site cannot be built while a text is missing in English or Bengali.',
      },
      {
        title: 'Without scripts too',
        description: 'Every public page can be read with JavaScript switched off.',
      },
      {
        title: 'Open about data',
        description: 'A test compares the privacy page with everything that our database stores.',
      },
    ],
  },
  team: {
    title: 'The people behind Torsa',
    lead: 'Meet the six people who will answer your calls and build your project.',
    action: 'Meet our team',
  },
} as const;

export type AboutTexts = Translation<typeof copy>;

export default definePage('en', AboutPage, copy);
