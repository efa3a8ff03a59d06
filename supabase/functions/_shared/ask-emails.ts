import type { EmailTexts } from './email-copy.en.ts';
import type { EmailContent } from './email-templates.ts';
import {
  type EmailLanguage,
  formatDay,
  formatNumber,
  formatTime,
  removeLineBreaks,
} from './mail-look.ts';

/** The data of an email about a new ask (request to a client), a returned answer or a reminder. */
export interface RequestToClientEmailData {
  readonly project: string;
  /** The title of the project. */
  readonly title: string;
  readonly kind: keyof EmailTexts['ask']['buttons'];
  readonly text: string;
  /** The first name of the staff member who asked. */
  readonly author: string;
  /** The number of requested files, or null if the request names no number. */
  readonly count: number | null;
  /** The due date of the ask (staff request), such as `2026-11-30`, if any. */
  readonly due: string | null;
  /** The text with which staff ask to change the client's earlier answer, empty for a new ask (staff request). */
  readonly change: string;
  /** True if the due date of the ask (staff request) has passed. */
  readonly is_late: boolean;
  /**
   * The token of a link that opens only this ask (staff request) without a login. Undefined if the recipient has to
   * log in.
   */
  readonly token?: string;
}

/** The data of an email to staff about new client answers. */
export interface ReceivedAnswersEmailData {
  readonly count: number;
  /** The first answers, which the email lists. `count` is the number of all answers. */
  readonly answers: readonly {
    readonly project: string;
    readonly title: string;
    readonly name: string;
    readonly text: string;
  }[];
}

/** The data of an email about a client's decision about an approval request. */
export interface ApprovalDecisionEmailData {
  readonly project: string;
  readonly title: string;
  readonly text: string;
  readonly decision: 'approved' | 'changes';
  /** The name of the client who decided. */
  readonly name: string;
  readonly words: string;
  /** The name of the file that the client approved or rejected, empty for a text. */
  readonly file: string;
  readonly sha256: string;
  /** The time of the client's decision. */
  readonly at: string;
}

/** The maximum length of an ask's text in an email subject, in characters. */
const MAX_SUBJECT = 80;

export function createRequestToClientEmailContent(
  { project, token, due, ...data }: RequestToClientEmailData,
  isReminder: boolean,
  language: EmailLanguage,
  { ask: copy }: EmailTexts,
): EmailContent {
  const text = shorten(data.text);
  const title = removeLineBreaks(data.title);
  const intro = isReminder ? copy.reminder : data.kind === 'approval' ? copy.approve : copy.intro;
  const dueLine = data.is_late ? copy.wasDue : copy.due;
  return {
    subject: isReminder
      ? copy.reminderSubject(text)
      : data.change !== ''
        ? copy.changeSubject(text)
        : data.kind === 'approval'
          ? copy.approvalSubject(text)
          : copy.subject(text),
    body: [
      intro(title),
      data.text,
      ...(data.change === '' ? [] : [copy.change(data.change)]),
      ...(data.count === null ? [] : [copy.count(formatNumber(language, data.count))]),
      ...(due === null ? [] : [dueLine(formatDay(language, due))]),
    ].join('\n\n'),
    author: isReminder ? '' : removeLineBreaks(data.author),
    quoted: '',
    link: token === undefined ? projectPath(project) : `/link/${token}`,
    button: copy.buttons[data.kind],
  };
}

export function createReceivedAnswersEmailContent(
  { count, answers }: ReceivedAnswersEmailData,
  language: EmailLanguage,
  { received: copy, waitingMessages }: EmailTexts,
): EmailContent {
  const lines = answers.map(
    ({ name, title, text }) =>
      `- ${removeLineBreaks(name)}, ${removeLineBreaks(title)}: ${removeLineBreaks(text)}`,
  );
  const more = count - answers.length;
  if (more > 0) lines.push(`- ${waitingMessages.more(formatNumber(language, more))}`);
  const [project, ...others] = new Set(answers.map((answer) => answer.project));
  const isOne = project !== undefined && others.length === 0;
  return {
    subject: count === 1 ? copy.subjectOfOne : copy.subject(formatNumber(language, count)),
    body: `${copy.intro}\n\n${lines.join('\n')}`,
    author: '',
    quoted: '',
    link: isOne ? projectPath(project) : '/dashboard/projects',
    button: isOne ? copy.button : copy.buttonOfAll,
  };
}

export function createApprovalDecisionEmailContent(
  { project, title, text, decision, name, words, file, sha256, at }: ApprovalDecisionEmailData,
  language: EmailLanguage,
  { decided: copy }: EmailTexts,
): EmailContent {
  const { subject, intro } = copy[decision];
  return {
    subject: subject(shorten(text)),
    body: [
      intro(removeLineBreaks(name), removeLineBreaks(title), formatTime(language, at)),
      text,
      ...(words === '' ? [] : [copy.words(words)]),
      `${file === '' ? '' : `${copy.file(removeLineBreaks(file))}\n`}SHA-256: ${sha256}`,
    ].join('\n\n'),
    author: '',
    quoted: '',
    link: projectPath(project),
    button: copy.button,
  };
}

const projectPath = (project: string): string => `/dashboard/projects/${project}`;

/** Shortens a text to one line for an email subject, if possible between two words. */
function shorten(text: string): string {
  const line = removeLineBreaks(text);
  if (line.length <= MAX_SUBJECT) return line;
  return `${line.slice(0, MAX_SUBJECT).replace(/(.)\s\S*$|[\ud800-\udbff]$/u, '$1')}…`;
}
