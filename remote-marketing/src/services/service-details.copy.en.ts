import type { Translation } from '@torsa/shared/i18n/message';
import type { ServiceId } from './service-ids.ts';

export interface DemoProjectTexts {
  readonly title: string;
  readonly description: string;
  /** The URL of the demo project, if its owner agrees to publish it. */
  readonly url?: string;
}

export interface ServiceDetails {
  /** The components of the service, with one line for each component. */
  readonly points: readonly string[];
  readonly demoWork?: readonly DemoProjectTexts[];
}

export const serviceDetails = {
  'website-build': {
    points: [
      'We start with the questions that your customers ask on the phone, and plan the pages that answer them.',
      'Design and text in English and Bengali, tried on an ordinary phone with an ordinary connection.',
      'You change prices, photographs and notices yourself, in a simple editor.',
      'Hosting, backups and updates for the first year are part of the price.',
      'Your domain name, your content and the code belong to you.',
    ],
    demoWork: [
      {
        title: 'Homestay booking site',
        description:
          'Six rooms near Lataguri, a calendar that two people can keep, and bookings confirmed by email and text message.',
      },
      {
        title: 'School notices and admissions',
        description:
          'A secondary school where the office posts notices in a minute and parents follow an admission from home.',
      },
      {
        title: 'Parts catalogue for a dealer',
        description:
          'Eleven hundred tractor parts, found by name, number or photograph, with a quotation request for each.',
      },
    ],
  },
  template: {
    points: [
      'Choose from designs for clinics, coaching centres, restaurants, shops and professional practices.',
      'We set your colours, logo, photographs and text; you see the result before you pay the second half.',
      'It works on every phone, and with a keyboard or a screen reader.',
      'You can move to your own website later without starting again, because the content stays the same.',
    ],
    demoWork: [
      {
        title: 'Clinic',
        description:
          'Doctors, visiting hours and directions on one page, with a button that calls.',
      },
      {
        title: 'Restaurant',
        description: 'A menu that the owner edits from the kitchen, and table requests by message.',
      },
    ],
  },
  'marketing-site': {
    points: [
      'The site has one message and one action. We write the text with you before we draw anything.',
      'It loads in about a second on a mobile connection, because visitors leave slow pages.',
      'Enquiries arrive in your inbox or spreadsheet, each with the advertisement that brought it.',
      'Two versions can run side by side, so that the numbers choose between them.',
    ],
    demoWork: [
      {
        title: 'First flush, direct from the garden',
        description:
          'A three-week spring campaign for a small tea grower, with sample packs ordered from the page.',
      },
    ],
  },
  'ai-tool': {
    points: [
      'We watch how the work is done today and count the hours before proposing any tool.',
      'Assistants that answer from your own documents and name the page that they used.',
      'Forms, bills and letters read from a photograph into your spreadsheet or accounts.',
      'Bengali, Hindi and English, typed or spoken.',
      'Your data stays in an account that you own, and we write down what is stored where.',
    ],
    demoWork: [
      {
        title: 'Bill reader for a wholesaler',
        description:
          'Suppliers’ paper bills photographed at the gate, checked by a clerk and entered in the accounts.',
      },
      {
        title: 'Answers for a help desk',
        description:
          'Drafts a reply in Bengali or English from four years of answered questions; a person sends it.',
      },
    ],
  },
  apps: {
    points: [
      'The app works without a network: it keeps entries on the phone and sends them when there is a signal.',
      'One code base for both systems, so that you pay for a feature once.',
      'You get a version to try on your phone every two weeks, from the first month.',
      'We publish to both stores under your name and keep up with their yearly changes.',
    ],
    demoWork: [
      {
        title: 'Leaf weighing for a tea garden',
        description:
          'Weights taken beside the field without a network, and wages that agree with them at the end of the week.',
      },
      {
        title: 'Delivery rounds',
        description:
          'A driver’s list for the day, signatures on glass and stock that is right by evening.',
      },
    ],
  },
  'social-media-marketing': {
    points: [
      'You get a plan for each month that you approve in one sitting, with posts in Bengali and English.',
      'Photographs and short films made at your place, not bought from a library.',
      'Advertising with a budget that you set and that we cannot exceed.',
      'You get one page of numbers a month: what was spent, who asked and who bought.',
    ],
  },
} as const satisfies Readonly<Record<ServiceId, ServiceDetails>>;

export type ServiceDetailsTexts = Translation<typeof serviceDetails>;
