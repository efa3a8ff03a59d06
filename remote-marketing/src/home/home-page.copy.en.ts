import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { serviceDescriptions } from '../services/service-descriptions.copy.en.ts';
import { serviceTitles } from '../services/service-titles.copy.en.ts';
import { HomePage } from './home-page.tsx';

const copy = {
  head: {
    title: 'Websites, apps and AI tools from Cooch Behar and Kolkata',
    description:
      'Torsa is an IT company in Cooch Behar and Kolkata: websites, AI tools, apps and digital marketing for shops, schools, clinics and tea gardens.',
  },
  hero: {
    title: 'Good software, built beside a\u00a0river',
    lead: 'Torsa makes websites, apps and AI tools in Cooch Behar and Kolkata, for shops, schools, clinics and tea gardens with better things to do than worry about computers.',
    services: 'Explore Services',
    contact: 'Get in Touch',
    pause: 'Pause background slideshow',
    play: 'Play background slideshow',
    caption: 'What we build:',
    captions: serviceTitles,
  },
  services: {
    title: 'What we build',
    lead: 'We do four kinds of work, often in one project. Each has a page that shows what you get.',
    titles: serviceTitles,
    descriptions: serviceDescriptions,
  },
  testimonials: {
    title: 'What our clients say',
    stars: '5 out of 5 stars',
    items: [
      {
        quote:
          'They came to the garden and stood beside the scales for a whole morning before they drew a single screen. The weights and the wages now agree.',
        name: 'Bikash Lama',
        role: 'Manager of a tea garden, Alipurduar',
      },
      {
        quote:
          'Parents used to call about every notice. Now they read it on their phones, in Bengali, and the office is quiet by ten.',
        name: 'Sutapa Ghosh',
        role: 'Headmistress, Cooch Behar',
      },
      {
        quote:
          'One page of numbers a month, and I understand every one of them. When something did not work they told me first.',
        name: 'Imran Hossain',
        role: 'Owner of a furniture shop, Kolkata',
      },
    ],
  },
  start: {
    title: 'Tell us what should be easier',
    lead: 'A few lines are enough. One of our developers reads them and answers within one working day, with questions rather than a brochure.',
    action: 'Start Your Project Today',
  },
} as const;

export type HomeTexts = Translation<typeof copy>;

export default definePage('en', HomePage, copy);
