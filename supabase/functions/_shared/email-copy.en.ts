/** Returns a number and its English noun, in the singular or plural, such as `3 tasks`. */
const count = (number: string, one: string, many: string): string =>
  `${number} ${number === '1' ? one : many}`;
const tasks = (number: string): string => count(number, 'task', 'tasks');
const milestones = (number: string): string => count(number, 'milestone', 'milestones');
const messages = (number: string): string => count(number, 'message', 'messages');

/**
 * The English texts of the outbox emails. A function's parameters are user texts, or numbers in the digits of the
 * language.
 */
export const emailTexts = {
  from: (author: string, company: string) => `${author} at ${company}`,
  quoted: 'You wrote:',
  unsubscribe: {
    reply: 'Unsubscribe from emails about replies and projects',
    waiting: 'Unsubscribe from emails about unanswered messages, client answers and comments',
    report: 'Unsubscribe from monthly reports',
  },
  reply: {
    subject: 'Re: Your message',
    button: 'Open the conversation',
    largeFiles: 'Some files are too large for an email. You can download them in the conversation:',
    largeFilesOnRequest:
      'Some files are too large for an email. Please reply, and we’ll send them in another way:',
  },
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
    files: (names: string) => `Files: ${names}`,
    button: 'Open the inbox',
  },
  ask: {
    subject: (text: string) => `We need from you: ${text}`,
    approvalSubject: (text: string) => `For your approval: ${text}`,
    changeSubject: (text: string) => `Please change: ${text}`,
    reminderSubject: (text: string) => `Reminder: ${text}`,
    intro: (title: string) => `For “${title}” we need from you:`,
    approve: (title: string) => `For “${title}” we need your approval:`,
    reminder: (title: string) => `We still need this from you for “${title}”:`,
    change: (text: string) => `Thank you. Please change this:\n${text}`,
    count: (count: string) => `Number of files: ${count}`,
    due: (day: string) => `Please answer by ${day}.`,
    wasDue: (day: string) => `We planned it for ${day}.`,
    buttons: {
      files: 'Upload files',
      text: 'Write the text',
      answer: 'Answer',
      approval: 'View and approve',
    },
  },
  received: {
    subjectOfOne: 'A client sent what you asked for',
    subject: (count: string) => `Clients sent ${count} things that you asked for`,
    intro: 'Please have a look, then accept it or ask for changes:',
    button: 'Open the project',
    buttonOfAll: 'Open the projects',
  },
  comments: {
    subjectOfOne: 'New comment on a file',
    subject: (count: string) => `${count} new comments on files`,
    intro: 'New comments:',
    button: 'View the comments',
  },
  decided: {
    approved: {
      subject: (text: string) => `Approved: ${text}`,
      intro: (name: string, title: string, time: string) =>
        `${name} approved this for “${title}” on ${time}:`,
    },
    changes: {
      subject: (text: string) => `Changes requested: ${text}`,
      intro: (name: string, title: string, time: string) =>
        `${name} asked for changes for “${title}” on ${time}:`,
    },
    words: (words: string) => `Comment:\n${words}`,
    file: (name: string) => `File: ${name}`,
    button: 'Open the project',
  },
  report: {
    month: (month: string) => `Monthly report: ${month}`,
    week: (first: string, last: string) => `Weekly report: ${first} to ${last}`,
    summary: (done: string, moved: string, answered: string) =>
      `The team finished ${tasks(done)}, reached ${milestones(moved)} and answered ${messages(answered)}.`,
    empty: 'No task, milestone or reply was recorded in this period.',
    before: {
      week: (done: string) =>
        `In the week before, ${count(done, 'task was', 'tasks were')} finished.`,
      month: (done: string) =>
        `In the month before, ${count(done, 'task was', 'tasks were')} finished.`,
    },
    reply: (time: string) => `A first reply typically took ${time}.`,
    overdue: (number: string) =>
      number === '0' ? 'No task is overdue.' : `${count(number, 'task is', 'tasks are')} overdue.`,
    figures: 'Figures',
    columns: {
      moved: 'Milestones',
      done: 'Tasks done',
      overdue: 'Overdue tasks',
      median: 'Typical first reply',
    },
    change: (now: string, change: string) => `${now}, ${change}`,
    up: (before: string) => `up from ${before}`,
    down: (before: string) => `down from ${before}`,
    same: () => 'no change',
    noReply: 'no reply',
    launched: 'Went live',
    late: 'Late projects',
    due: (day: string) => `was due on ${day}`,
    causes: {
      client: (reason: string) => `Waiting for the client: ${reason}`,
      us: (reason: string) => `Waiting for us: ${reason}`,
      update: (reason: string) => `Latest update: ${reason}`,
      none: 'No reason given.',
    },
    next: { week: 'Next week', month: 'Next month' },
    nextDue: (day: string) => `due on ${day}`,
    nextTasks: (number: string) => `${tasks(number)} due`,
    noProject: 'Tasks without a project',
    byPerson: 'Work by person',
    done: (number: string) => `${tasks(number)} done`,
    lateTasks: (number: string) => `${number} overdue`,
    moved: milestones,
    answered: (number: string) => `${messages(number)} answered`,
    firstReply: (time: string) => `first reply ${time}`,
    nothing: 'nothing recorded',
    button: 'Open the report',
  },
  staffInvitation: {
    subject: 'Join the Torsa team',
    text: 'You have been invited to the Torsa team. To accept, open the link within an hour and choose a new password. Your current password will then stop working, and you will be logged out on all devices. If you don’t want to join, you can ignore this email. Your account stays as it is.',
    button: 'Choose my password',
  },
};

export type EmailTexts = typeof emailTexts;
