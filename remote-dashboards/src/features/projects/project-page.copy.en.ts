import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { undoCopy } from '../../ui/undo-toast.copy.en.ts';
import { threadCopy } from '../conversations/index.copy.en.ts';
import { ProjectPage } from './project-page.tsx';

const projectCopy = {
  ...portalCopy,
  reading: queryCopy,
  undo: undoCopy,
  thread: threadCopy,
  files: {
    title: 'Files',
    none: 'Files we share appear here. You can add yours any time.',
    more: 'Show more files',
    loadingMore: 'Loading…',
  },
  words: projectTerms,
  head: { title: 'Project', description: 'The progress and history of a project.' },
  back: 'All projects',
  loadingOne: 'Loading the project',
  facts: 'At a glance',
  waiting: {
    title: 'Next step',
    none: 'Nothing is blocked. Work continues.',
    ofClient: { client: 'We need from you', us: 'We’re on it' },
    ofStaff: { client: 'Waiting for the client', us: 'Waiting for us' },
  },
  meaning: {
    now: {
      planned: 'We agree with you on what to build.',
      designing: 'We design the pages and show them to you.',
      building: 'We turn the design into a working product.',
      in_review: 'You try it and tell us what to change.',
      live: 'It’s online, and everyone can use it.',
      cared_for: 'We keep it running and up to date.',
    },
    next: icu('Next: {stage}.'),
    nextDue: icu('Next: {stage}. The project is due on {day}.'),
    nextLate: icu('Next: {stage}. The project was due on {day}.'),
    last: 'Write to us any time you want a change.',
  },
  ask: {
    askedBy: icu('Asked by {who}'),
    label: 'Your answer',
    send: 'Send answer',
    thanks: 'Thank you. Our team will look at it.',
    thanksOf: icu('Thank you. {who} will look at it.'),
    subject: icu('About {project}'),
    question: 'Your message',
    sendQuestion: 'Send message',
    questionSent: 'Sent. We’ll reply by email and in your messages.',
    toMessages: 'Open your messages',
    unavailable: 'Couldn’t load the conversation. Check your connection and try again.',
  },
  timeline: {
    title: 'Timeline',
    older: 'Show earlier entries',
    loadingOlder: 'Loading…',
    internal: 'Internal note',
    // Without an author, who is then a removed colleague or the system.
    made: icu('The project started as {stage}'),
    stage: icu('The project moved to {stage}'),
    waiting: icu('The next step is: {what}'),
    link: icu('A new file: {what}'),
    madeBy: icu('{who} started this project as {stage}'),
    stageBy: icu('{who} moved this to {stage}'),
    waitingBy: icu('{who} set the next step: {what}'),
    linkBy: icu('{who} shared a file: {what}'),
    asks: {
      asked: icu('{who} asked for: {what}'),
      received: icu('{who} sent: {what}'),
      approved: icu('{who} approved this: {what}'),
      changes: icu('{who} asked for changes: {what}'),
      withdrawn: icu('{who} withdrew a request: {what}'),
    },
  },
  note: {
    kinds: 'Kind of entry',
    update: 'Update',
    note: 'Note',
    label: 'Update for the client',
    hint: 'The client sees it here and, unless they turned it off, by email.',
    internalLabel: 'Internal note',
    internalHint: 'Only your team sees this',
    blank: 'Enter some text.',
    post: 'Post update',
    posting: 'Posting…',
    add: 'Add note',
    adding: 'Adding…',
  },
  noThread: {
    ofStaff: 'No conversation linked.',
    ofClient: 'Questions about this project? Ask here.',
    write: 'Write to us',
  },
  handling: {
    title: 'Manage project',
    stage: 'Stage',
    nextStage: icu('Next: {stage}'),
    askStage: icu('Move to {stage}? The client sees it here and may get an email.'),
    openApprovals: icu(
      '{count, plural, one {# approval is} other {# approvals are}} still open. Has the client agreed?',
    ),
    setStageAnyway: 'Move anyway',
    setStage: 'Move to this stage',
    keepStage: 'Cancel',
    turn: 'Next step',
    turns: { client: 'Waiting for the client', us: 'Waiting for us', none: 'Not waiting' },
    what: 'What is needed?',
    whatMissing: 'Enter what is needed.',
    setWaiting: 'Update next step',
  },
  dueDay: {
    change: 'Change due date',
    label: 'Due date',
    malformed: 'Enter a date such as 28 Nov 2026.',
    save: 'Save due date',
    saved: icu('Due date of {title} changed'),
  },
  people: {
    title: 'People',
    team: 'Team',
    client: 'Client',
    change: 'Edit people',
    remove: icu('Remove {name}'),
    askStaff: icu('Remove {name} from the project? You can add them again.'),
    askClient: icu('Remove {name}? They’ll no longer see this project.'),
    oneStays: 'A project needs at least one team member.',
    addColleague: 'Add teammate',
    choose: 'Choose…',
    addClient: 'Add client',
    addClientHint: 'The email address of their account',
    add: 'Add the client',
    emailMissing: 'Enter an email address.',
    emailMalformed: 'Enter an email address such as name@example.com.',
    noAccount: 'No client account has this email address. Ask the client to sign up first.',
  },
  tasks: { title: 'Tasks', none: 'No open tasks.', board: 'Open the task board' },
  links: {
    title: 'Links',
    none: 'No links yet.',
    addOne: 'Add a link to a file',
    name: 'File name',
    titleMissing: 'Enter a file name.',
    url: 'Web address',
    urlMalformed: 'Enter a web address that begins with https:// and contains no user name.',
    add: 'Add the link',
    removeOf: icu('Remove {title}'),
    ask: icu('Remove {title}? The client will no longer see it.'),
  },
  removal: { more: 'More', moreOf: icu('More: {title}'), keep: 'Cancel' },
  problems: {
    notSent: 'Not sent. Your text is safe. Check your connection and try again.',
    conflict: 'Someone else just changed this project. You’re looking at the latest version.',
    forbidden:
      'Not saved. Your session has ended, or you’re no longer on this project. Log in again to check.',
    other: 'Not saved. Your text is safe. Check your connection and try again.',
  },
} as const;

export type ProjectCopy = Translation<typeof projectCopy>;

export default definePage('en', ProjectPage, projectCopy);
