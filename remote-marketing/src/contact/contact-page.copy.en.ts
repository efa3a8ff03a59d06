import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { jobApplicationTexts } from '../careers/applications.copy.en.ts';
import { ContactPage } from './contact-page.tsx';

const copy = {
  head: {
    title: 'Contact Us',
    description:
      'Write to Torsa, call us, or visit the head office in Cooch Behar or the office in Kolkata.',
  },
  kicker: 'Contact Us',
  title: 'Tell us about it',
  lead: 'Write a few lines, call, or come for tea. We answer within one working day.',
  form: {
    title: 'Write to us',
    data: 'We use your details only to answer you.',
    privacy: 'Read what we store',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    signedInAs: icu('You are logged in as {name}.'),
    otherAddress: 'If you enter another address, you will get our answers only by email.',
    sent: icu(
      'We received your message at {time}. One of our developers will read it and reply to {email} within one working day.',
    ),
    notSent:
      'Your message was not sent, but your text is still here. Send it again in a moment, or call us.',
    again: 'Write another',
    application: {
      ...jobApplicationTexts,
      applying: icu('You are applying as {title}.'),
      resume: 'Add a link to your resume, or email it to',
    },
    /** Verbatim texts from points 5 and 8 of the product specification. */
    toasts: {
      sent: {
        title: 'Message Sent!',
        message: "Thank you for contacting us. We'll get back to you soon.",
      },
      failed: {
        title: 'Error Sending Message',
        message: 'Something went wrong. Please try again later.',
      },
    },
    offline: 'You are offline. Your text is safe. Send it when you are back online.',
    problems: {
      nameMissing: 'Enter your name.',
      emailMissing: 'Enter your email address, so that we can answer.',
      emailMalformed: 'Enter an email address such as name@example.com.',
      messageMissing: 'Enter a message.',
      tooLong: icu('Use at most {limit, number} characters.'),
    },
  },
  details: {
    emailTitle: 'Email',
    emails: { projects: 'New projects', support: 'Support' },
    phoneTitle: 'Phone',
    phones: { coochBehar: 'Cooch Behar', kolkata: 'Kolkata' },
  },
  next: {
    title: 'What happens next',
    steps: [
      'One of our developers reads your message.',
      'We answer within one working day, with questions rather than a brochure.',
      'We listen to you for an hour, by phone or at your place. It costs nothing, and you get our notes.',
    ],
  },
  offices: {
    title: 'Our offices',
    viewMap: 'View map',
    mapOf: icu('of {city} (opens in a new tab)'),
  },
} as const;

export type ContactTexts = Translation<typeof copy>;

export default definePage('en', ContactPage, copy);
