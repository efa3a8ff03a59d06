import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { TeamPage } from './team-page.tsx';

const copy = {
  head: {
    title: 'Our Team',
    description:
      'The people at Torsa who plan, design and build your project, in Cooch Behar and Kolkata.',
  },
  kicker: 'Our Team',
  title: 'The people you will be talking to',
  lead: 'There are six of us, in two rooms beside one river. The people who plan your project also build it.',
  members: {
    title: 'Six people',
    items: [
      {
        name: 'Anirban Roy',
        role: 'Founder and director, Cooch Behar',
        initials: 'AR',
        description:
          'Wrote our first website and still reads every proposal before it leaves the house.',
      },
      {
        name: 'Moumita Barman',
        role: 'Engineering lead, Cooch Behar',
        initials: 'MB',
        description:
          'Decides how things are built and keeps them simple. Ask her why something takes three weeks.',
      },
      {
        name: 'Sourav Dutta',
        role: 'AI engineer, Kolkata',
        initials: 'SD',
        description:
          'Teaches machines to read handwritten bills, and knows when a spreadsheet would do.',
      },
      {
        name: 'Ritika Sarkar',
        role: 'Designer, Kolkata',
        initials: 'RS',
        description:
          'Draws with the people who will use it beside her, and sets type in two scripts.',
      },
      {
        name: 'Debjit Das',
        role: 'App developer, Cooch Behar',
        initials: 'DD',
        description:
          'Makes apps that survive a day without a signal. Has tried most of them on the Jaldapara road.',
      },
      {
        name: 'Tenzin Sherpa',
        role: 'Digital marketing, Kolkata',
        initials: 'TS',
        description:
          'Plans campaigns, films them on site and reports them on one page, good month or bad.',
      },
    ],
  },
  join: {
    title: 'Room for a seventh colleague',
    lead: 'We are looking for people who like to see their work in use.',
    action: 'See the open positions',
  },
} as const;

export type TeamPageTexts = Translation<typeof copy>;

export default definePage('en', TeamPage, copy);
