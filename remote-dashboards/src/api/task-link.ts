import { queryOptions } from '@tanstack/react-query';
import { type BackendCall, unwrap } from '@torsa/shared/database/backend-error';
import type { Ask, ClientAsk } from './asks.ts';
import { type Args, withSeparateClient } from './client.ts';
import type { StoredFile } from './files.ts';
import { callFilesFunction } from './storage.ts';

/** A file that belongs to the task of a link. */
type LinkFile = Pick<
  StoredFile,
  | 'id'
  | 'name'
  | 'size'
  | 'media_type'
  | 'version_number'
  | 'from_staff'
  | 'uploader_name'
  | 'created_at'
>;

/** The ask of a link that works. */
type LinkAsk = Pick<
  Ask,
  | 'id'
  | 'kind'
  | 'text_en'
  | 'text_bn'
  | 'file_count'
  | 'due_on'
  | 'asked_by_name'
  | 'state'
  | 'answer'
  | 'change_request'
  | 'file_id'
  | 'content'
  | 'round'
  | 'version'
>;

/** The task of a link that works. */
export interface OpenLink {
  readonly state: 'open';
  /** The name of the client whose answer or decision the link records. */
  readonly person: string;
  /** The title of the project. */
  readonly project: string;
  readonly ask: LinkAsk;
  /** The file that the client should approve. */
  readonly file: LinkFile | null;
  /** The files that were uploaded for the ask. */
  readonly files: readonly LinkFile[];
}

/** A link that no longer works: it was used, replaced by a newer one, not needed any more, or it expired. */
export interface EndedLink {
  readonly state: 'used' | 'replaced' | 'done' | 'expired';
  /** The recorded result of the ask. */
  readonly ask: Pick<
    ClientAsk,
    'kind' | 'decision' | 'decided_name' | 'decided_at' | 'answered_name' | 'answered_at'
  >;
}

/** Null for an unknown token. */
export type TaskLink = OpenLink | EndedLink | null;

type LinkCall = 'open_task_link' | 'link_answer' | 'link_decide' | 'link_add_file';

/**
 * Calls a database function with the token of a link. It uses no session, because the link belongs to its person also
 * in the browser of another person.
 * @throws {BackendError}
 */
export async function callWithLink<Result, Name extends LinkCall>(
  name: Name,
  args: Args<Name>,
): Promise<Result> {
  return withSeparateClient((client) =>
    unwrap(client.rpc(name, args) as unknown as BackendCall<Result>),
  );
}

/**
 * Returns the URL of a download of the link's task. It is valid for 60 seconds.
 * @throws {BackendError}
 */
export async function signLinkFile(
  token: string,
  { id, name }: Pick<StoredFile, 'id' | 'name'>,
): Promise<string> {
  const { url } = await withSeparateClient((client) =>
    callFilesFunction<{ readonly url: string }>(client, { action: 'download', token, file: id }),
  );
  return `${url}&download=${encodeURIComponent(name)}`;
}

/** The answer or the decision of a client. Without both, all files are uploaded. */
export type TaskResult = Partial<
  Pick<Args<'answer_ask'>, 'answer'> & Pick<Args<'decide_ask'>, 'decision' | 'words'>
>;

/**
 * Sends the answer or the decision of the link's person.
 * @returns the link afterwards: used, or ended before
 * @throws {BackendError}
 */
export function finishTask(
  token: string,
  { answer = '', decision, words = '' }: TaskResult,
): Promise<TaskLink> {
  return decision === undefined
    ? callWithLink('link_answer', { token, answer })
    : callWithLink('link_decide', { token, decision, words });
}

/** Reads the task of a link. A changed file refetches it, but nothing else, because the page has a form. */
export const taskLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['files', 'link', token],
    queryFn: () => callWithLink<TaskLink, 'open_task_link'>('open_task_link', { token }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
