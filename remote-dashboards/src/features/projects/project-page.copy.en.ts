import { definePage } from '@torsa/shared/i18n';
import { icu } from '@torsa/shared/i18n/icu';
import type { Translation } from '@torsa/shared/i18n/message';
import { portalCopy } from '../../app/portal.copy.en.ts';
import { projectTerms } from '../../ui/project-terms.copy.en.ts';
import { queryCopy } from '../../ui/query-boundary.copy.en.ts';
import { threadCopy } from '../conversations/index.copy.en.ts';
import { ProjectPage } from './project-page.tsx';

const projectCopy = {
  ...portalCopy,
  reading: queryCopy,
  thread: threadCopy,
  words: projectTerms,
  head: { title: 'Project', description: 'A project: how far it is, and what happened in it.' },
  back: 'All projects',
  loadingOne: 'Loading the project',
  facts: 'In short',
  waiting: {
    title: 'Whose turn it is',
    none: 'Nobody waits for anybody: the work goes on.',
    ofClient: { client: 'Waiting for you', us: 'We are on it' },
    ofStaff: { client: 'Waiting for the client', us: 'Waiting for us' },
  },
  timeline: {
    title: 'Timeline',
    older: 'Show what happened before',
    loadingOlder: 'Loading…',
    internal: 'Internal note',
    made: icu('The project begins: {stage}'),
    stage: icu('Stage: {stage}'),
    waiting: icu('Asked for: {what}'),
    link: icu('New file: {what}'),
  },
  note: {
    label: 'Note for the client',
    hint: 'The client reads it here and, unless they turned it off, in a mail.',
    internalLabel: 'Internal note',
    internalHint: 'For colleagues alone',
    asInternal: 'For colleagues alone',
    blank: 'Write something first.',
    add: 'Add note',
    adding: 'Adding…',
  },
  noThread: {
    ofStaff: 'This project came of no conversation.',
    ofClient: 'Nothing was written about this project yet.',
    write: 'Write to us',
  },
  handling: {
    title: 'Handling',
    stage: 'Stage',
    setStage: 'Change the stage',
    turn: 'Whose turn it is',
    turns: { client: 'The client’s', us: 'Ours', none: 'Nobody’s' },
    what: 'What for',
    whatMissing: 'Say what is waited for.',
    setWaiting: 'Save whose turn it is',
  },
  people: {
    title: 'People',
    team: 'Team',
    client: 'Client',
    change: 'Change who is on it',
    remove: icu('Take {name} off it'),
    oneStays: 'One of the team stays on the project.',
    addColleague: 'Put a colleague on it',
    choose: 'Choose…',
    addClient: 'Put a client on it',
    addClientHint: 'The email address of their account',
    add: 'Add the client',
    emailMissing: 'Enter an email address.',
    emailMalformed: 'This is not an email address.',
    noAccount: 'No client has an account with this address. They can sign up, then you add them.',
  },
  tasks: { title: 'Tasks', none: 'Nothing is to be done.', board: 'Add and move tasks' },
  links: {
    title: 'Files',
    none: 'No files yet.',
    addOne: 'Add a link to a file',
    name: 'Name of the file',
    titleMissing: 'Give it a name.',
    url: 'Address',
    urlMalformed: 'Enter a web address that begins with https:// and has no user name.',
    add: 'Add the link',
    remove: 'Remove',
    removeOf: icu('Remove {title}'),
  },
  problems: {
    conflict: 'Somebody changed this project meanwhile; what you see now is how it stands.',
    forbidden: 'Not saved: your session is over, or you are no longer on this project.',
    other: 'Not saved. Your text is safe. Check your connection and try again.',
  },
} as const;

export type ProjectCopy = Translation<typeof projectCopy>;

export default definePage('en', ProjectPage, projectCopy);
