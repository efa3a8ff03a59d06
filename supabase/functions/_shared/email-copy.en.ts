/**
 * The English texts of the outbox emails. A function's parameters are user texts, or numbers in the digits of the
 * language.
 */
export const emailTexts = {
  from: (author: string, company: string) => `${author} at ${company}`,
  quoted: 'You wrote:',
  unsubscribe: {
    reply: 'Unsubscribe from emails about replies and projects',
    waiting: 'Unsubscribe from emails about unanswered messages',
  },
  reply: { subject: 'Re: Your message', button: 'Open the conversation' },
  projectNews: {
    subject: (title: string) => `Update on ${title}`,
    intro: (title: string) => `Update on “${title}”:`,
    created: 'You can now follow the project on its own page.',
    stages: {
      planned: 'The project is planned.',
      designing: 'We are designing it.',
      building: 'We are building it.',
      in_review: 'It is ready for your review. Please have a look.',
      live: 'It is live.',
      cared_for: 'It is live, and we look after it for you.',
    },
    waiting: (need: string) => `We need something from you: ${need}`,
    note: (author: string, text: string) => `${author} wrote:\n${text}`,
    button: 'Open the project',
  },
  waitingMessages: {
    subjectOfOne: 'A message needs a reply',
    subject: (count: string) => `${count} messages need a reply`,
    intro: 'No one has replied to these messages yet:',
    noSubject: 'no subject',
    more: (count: string) => `and ${count} more`,
    button: 'Open the inbox',
  },
  staffInvitation: {
    subject: 'Join the Torsa team',
    text: 'You have been invited to the Torsa team. To accept, open the link within an hour and choose a new password. Your current password will then stop working, and you will be logged out on all devices. If you don’t want to join, you can ignore this email. Your account stays as it is.',
    button: 'Choose my password',
  },
};

export type EmailTexts = typeof emailTexts;
