/**
 * The English texts of the outbox emails. A function's parameters are user texts, or numbers in the digits of the
 * language.
 */
export const emailCopy = {
  from: (author: string, company: string) => `${author} at ${company}`,
  quoted: 'You wrote:',
  unsubscribe: {
    reply: 'Turn off mails about answers and projects',
    waiting: 'Turn off mails about messages that wait',
  },
  reply: { subject: 'Re: Your message', button: 'Open the conversation' },
  projectNews: {
    subject: (title: string) => `News of ${title}`,
    intro: (title: string) => `News of “${title}”:`,
    created: 'It has a page of its own now, where you see how it goes.',
    stages: {
      planned: 'It is planned.',
      designing: 'We are designing it.',
      building: 'We are building it.',
      in_review: 'It is in review: please have a look at it.',
      live: 'It is live.',
      cared_for: 'It is live, and we take care of it.',
    },
    waiting: (need: string) => `We wait for you: ${need}`,
    note: (author: string, text: string) => `${author} writes:\n${text}`,
    button: 'Open the project',
  },
  waitingMessages: {
    subjectOfOne: 'A message waits for an answer',
    subject: (count: string) => `${count} messages wait for an answer`,
    intro: 'Nobody has taken this yet:',
    noSubject: 'no subject',
    more: (count: string) => `and ${count} more`,
    button: 'Open the inbox',
  },
  staffInvitation: {
    subject: 'Join the Torsa team',
    text: 'You were invited to the Torsa team. To accept, open the link within an hour and choose a new password. Your present password then stops working, and you are logged out everywhere. If you do not want to join, do nothing: your account stays as it is.',
    button: 'Choose my password',
  },
};

export type EmailCopy = typeof emailCopy;
