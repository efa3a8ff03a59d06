import type { EmailTexts } from './email-copy.en.ts';
import type { EmailContent } from './email-templates.ts';
import { type EmailLanguage, formatNumber, removeLineBreaks } from './mail-look.ts';

/** The data of an email about new comments on files. */
export interface FileCommentsEmailData {
  readonly count: number;
  /** The first comments, which the email lists. `count` is the number of all comments. */
  readonly comments: readonly {
    /** The ID of the file's project, or null for a file of a conversation. */
    readonly project: string | null;
    readonly conversation: string | null;
    /** The name of the file. */
    readonly file: string;
    /** The first name of a staff member, or the name of a client. */
    readonly name: string;
    readonly from_staff: boolean;
    readonly text: string;
  }[];
}

export function createFileCommentsEmailContent(
  { count, comments }: FileCommentsEmailData,
  language: EmailLanguage,
  { comments: copy, waitingMessages }: EmailTexts,
): EmailContent {
  const lines = comments.map(
    ({ name, file, text }) =>
      `- ${removeLineBreaks(name)}, ${removeLineBreaks(file)}: ${removeLineBreaks(text)}`,
  );
  const more = count - comments.length;
  if (more > 0) lines.push(`- ${waitingMessages.more(formatNumber(language, more))}`);
  const [path, ...others] = new Set(comments.map(pagePath));
  return {
    subject: count === 1 ? copy.subjectOfOne : copy.subject(formatNumber(language, count)),
    body: `${copy.intro}\n\n${lines.join('\n')}`,
    author: '',
    quoted: '',
    link: path !== undefined && others.length === 0 ? path : '/dashboard/files',
    button: copy.button,
  };
}

/** Returns the path of the page with a commented file, which differs for clients and staff. */
function pagePath({
  project,
  conversation,
  from_staff,
}: FileCommentsEmailData['comments'][number]): string {
  if (project !== null) return `/dashboard/projects/${project}`;
  return `/dashboard/${from_staff ? 'messages' : 'inbox'}/${conversation}`;
}
