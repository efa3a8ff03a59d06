import {
  type ApprovalDecisionEmailData,
  createApprovalDecisionEmailContent,
  createReceivedAnswersEmailContent,
  createRequestToClientEmailContent,
  type ReceivedAnswersEmailData,
  type RequestToClientEmailData,
} from './ask-emails.ts';
import { createFileCommentsEmailContent, type FileCommentsEmailData } from './comment-emails.ts';
import { emailTexts as bn } from './email-copy.bn.ts';
import { type EmailTexts, emailTexts as en } from './email-copy.en.ts';
import { type EmailLanguage, formatNumber, removeLineBreaks } from './mail-look.ts';
import { createWorkReportEmailContent, type WorkReportEmailData } from './report-email.ts';

const copies: Readonly<Record<EmailLanguage, EmailTexts>> = { en, bn };
export const getEmailTexts = (language: EmailLanguage): EmailTexts => copies[language];

/** An email of the outbox: its template name, and the template data from the database. */
export type TemplatedEmail =
  | { readonly template: 'reply'; readonly data: ReplyData }
  | { readonly template: 'project_news'; readonly data: ProjectNewsData }
  | { readonly template: 'waiting_messages'; readonly data: WaitingMessagesData }
  | { readonly template: 'staff_invitation'; readonly data: StaffInvitationData }
  | { readonly template: 'asked' | 'ask_reminder'; readonly data: RequestToClientEmailData }
  | { readonly template: 'ask_received'; readonly data: ReceivedAnswersEmailData }
  | { readonly template: 'ask_decided'; readonly data: ApprovalDecisionEmailData }
  | { readonly template: 'file_comments'; readonly data: FileCommentsEmailData }
  | { readonly template: 'work_report'; readonly data: WorkReportEmailData };

interface ReplyData {
  /** The first name of the staff member who wrote the reply. */
  readonly author: string;
  readonly body: string;
  /** The subject of the conversation. */
  readonly subject: string;
  /** The text of the message that the reply answers. */
  readonly quoted: string;
  /** The ID of the conversation in the portal, null if the recipient has no account. */
  readonly conversation: string | null;
  readonly files: readonly ReplyEmailFile[];
}

/** A file that staff sent with a reply. */
export interface ReplyEmailFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly media_type: string;
  /**
   * True if the file is attached to the email. The email only lists other files, because attachments have a size
   * limit.
   */
  readonly attached: boolean;
}

interface ProjectNewsData {
  readonly project: string;
  readonly title: string;
  readonly news: readonly ProjectNews[];
}

type ProjectNews =
  | { readonly kind: 'created' }
  | { readonly kind: 'stage'; readonly stage: keyof EmailTexts['projectNews']['stages'] }
  | { readonly kind: 'waiting'; readonly text: string }
  | { readonly kind: 'note'; readonly author: string; readonly text: string };

interface WaitingMessagesData {
  /** The number of conversations that wait for an answer. */
  readonly count: number;
  /** The first waiting conversations, which the email lists. `count` is the number of all waiting conversations. */
  readonly messages: readonly {
    readonly name: string;
    readonly subject: string;
    /** The names of the files that the client sent since the last reply. */
    readonly files: readonly string[];
  }[];
}

/** The maximum number of filenames that an email lists for each conversation. */
const MAX_FILE_NAMES = 5;

interface StaffInvitationData {
  /** The token hash of the account recovery link. */
  readonly token: string;
}

/** A table in an email, whose rows have a name and a text that can be empty. */
export interface EmailTable {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, text: string])[];
}

/** The texts of an email that depend on its template. The email omits empty texts. */
export interface EmailContent {
  readonly subject: string;
  readonly body: string;
  /** The tables below the body of the email. */
  readonly sections?: readonly EmailTable[];
  /** The first name of the message's author, empty for the company. */
  readonly author: string;
  readonly quoted: string;
  /** A path of the site, and the label of the email's button that opens this path. */
  readonly link: string;
  readonly button: string;
}

export function fillEmailTemplate(email: TemplatedEmail, language: EmailLanguage): EmailContent {
  switch (email.template) {
    case 'reply':
      return fillReply(email.data, language);
    case 'project_news':
      return fillProjectNews(email.data, copies[language]);
    case 'waiting_messages':
      return fillWaitingMessages(email.data, language);
    case 'asked':
    case 'ask_reminder':
      return createRequestToClientEmailContent(
        email.data,
        email.template === 'ask_reminder',
        language,
        copies[language],
      );
    case 'ask_received':
      return createReceivedAnswersEmailContent(email.data, language, copies[language]);
    case 'ask_decided':
      return createApprovalDecisionEmailContent(email.data, language, copies[language]);
    case 'file_comments':
      return createFileCommentsEmailContent(email.data, language, copies[language]);
    case 'work_report':
      return createWorkReportEmailContent(email.data, language, copies[language]);
    case 'staff_invitation': {
      const { subject, text: body, button } = copies[language].staffInvitation;
      const link = `/auth/new-password?token_hash=${email.data.token}&type=recovery`;
      return { subject, body, button, link, author: '', quoted: '' };
    }
  }
}

function fillReply(
  { subject, conversation, files, ...data }: ReplyData,
  language: EmailLanguage,
): EmailContent {
  const copy = copies[language].reply;
  const isReply = /^\s*re:/i.test(subject);
  const named = files
    .filter(({ attached }) => !attached)
    .map(({ name, size }) => `- ${name}, ${formatNumber(language, Math.ceil(size / 1e6))} MB`);
  const intro = conversation === null ? copy.largeFilesOnRequest : copy.largeFiles;
  return {
    subject: isReply ? subject : subject.trim() ? `Re: ${subject}` : copy.subject,
    body: named.length === 0 ? data.body : [data.body, [intro, ...named].join('\n')].join('\n\n'),
    author: removeLineBreaks(data.author),
    quoted: data.quoted,
    link: conversation === null ? '' : `/dashboard/messages/${conversation}`,
    button: copy.button,
  };
}

function fillProjectNews(
  { project, title, news }: ProjectNewsData,
  { projectNews: copy }: EmailTexts,
): EmailContent {
  return {
    subject: copy.subject(title),
    body: [copy.intro(removeLineBreaks(title)), ...news.map((one) => newsText(one, copy))].join(
      '\n\n',
    ),
    author: '',
    quoted: '',
    link: `/dashboard/projects/${project}`,
    button: copy.button,
  };
}

function newsText(news: ProjectNews, copy: EmailTexts['projectNews']): string {
  switch (news.kind) {
    case 'created':
      return copy.created;
    case 'stage':
      return copy.stages[news.stage];
    case 'waiting':
      return copy.waiting(news.text);
    case 'note':
      return copy.note(removeLineBreaks(news.author), news.text);
  }
}

function fillWaitingMessages(
  { count, messages }: WaitingMessagesData,
  language: EmailLanguage,
): EmailContent {
  const copy = copies[language].waitingMessages;
  const listFiles = (files: readonly string[]) => {
    if (files.length === 0) return '';
    const hidden = files.length - MAX_FILE_NAMES;
    const names = files.slice(0, MAX_FILE_NAMES).map(removeLineBreaks);
    if (hidden > 0) names.push(copy.more(formatNumber(language, hidden)));
    return `\n  ${copy.files(names.join(', '))}`;
  };
  const lines = messages.map(
    ({ name, subject, files }) =>
      `- ${removeLineBreaks(name)}: ${removeLineBreaks(subject) || copy.noSubject}${listFiles(files)}`,
  );
  const more = count - messages.length;
  if (more > 0) lines.push(`- ${copy.more(formatNumber(language, more))}`);
  return {
    subject: count === 1 ? copy.subjectOfOne : copy.subject(formatNumber(language, count)),
    body: `${copy.intro}\n\n${lines.join('\n')}`,
    author: '',
    quoted: '',
    link: '/dashboard/inbox',
    button: copy.button,
  };
}
