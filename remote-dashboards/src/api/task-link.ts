import { queryOptions } from '@tanstack/react-query';
import { type BackendCall, unwrapResponse } from '@torsa/shared/database/backend-error';
import type { Ask, RequestWithDecision } from './asks.ts';
import { callBackendWithoutSession, type RpcArguments } from './client.ts';
import type { StoredFile } from './files.ts';
import { addDownloadFileName, callFilesFunction } from './storage.ts';

/** A file of the task that a one-time email link opens. */
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

/** The request to the client that a valid one-time email link opens. */
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

/** A valid one-time email link, with the task that it opens. */
export interface ValidEmailLink {
  readonly state: 'open';
  /** The client's name, under which the backend records the answer or decision. */
  readonly person: string;
  /** The title of the project. */
  readonly project: string;
  readonly ask: LinkAsk;
  /** The file to approve. Null for other tasks. */
  readonly file: LinkFile | null;
  /** The files that clients have uploaded for this task. */
  readonly files: readonly LinkFile[];
}

/** An ended one-time email link, which was used, replaced, no longer needed, or has expired. */
export interface EndedEmailLink {
  readonly state: 'used' | 'replaced' | 'done' | 'expired';
  /** The client's recorded answer or decision. */
  readonly ask: Pick<
    RequestWithDecision,
    'kind' | 'decision' | 'decided_name' | 'decided_at' | 'answered_name' | 'answered_at'
  >;
}

/** The state of a one-time email link. Null if the token is unknown. */
export type EmailLinkState = ValidEmailLink | EndedEmailLink | null;

type LinkCall = 'open_task_link' | 'link_answer' | 'link_decide' | 'link_add_file';

/**
 * Calls a database function with the token of an email link, without the browser's session, which may belong to another
 * person.
 * @throws {BackendError}
 */
export async function callRpcWithEmailLinkToken<Result, Name extends LinkCall>(
  name: Name,
  args: RpcArguments<Name>,
): Promise<Result> {
  return callBackendWithoutSession((client) =>
    unwrapResponse(client.rpc(name, args) as unknown as BackendCall<Result>),
  );
}

/**
 * Returns a download URL, valid for 60 seconds, of a file that belongs to the email link's task.
 * @throws {BackendError}
 */
export async function getEmailLinkFileUrl(
  token: string,
  { id, name }: Pick<StoredFile, 'id' | 'name'>,
): Promise<string> {
  const { url } = await callBackendWithoutSession((client) =>
    callFilesFunction<{ readonly url: string }>(client, { action: 'download', token, file: id }),
  );
  return addDownloadFileName(url, name);
}

/** The client's answer or decision, or an empty object after an upload of files. */
export type EmailLinkResult = Partial<
  Pick<RpcArguments<'answer_ask'>, 'answer'> &
    Pick<RpcArguments<'decide_ask'>, 'decision' | 'words'>
>;

/**
 * Sends the client's answer or decision through an email link.
 * @returns the link's new state, such as `used`
 * @throws {BackendError}
 */
export function submitEmailLinkResult(
  token: string,
  { answer = '', decision, words = '' }: EmailLinkResult,
): Promise<EmailLinkState> {
  return decision === undefined
    ? callRpcWithEmailLinkToken('link_answer', { token, answer })
    : callRpcWithEmailLinkToken('link_decide', { token, decision, words });
}

/** Loads the task of an email link. Only changed files refetch it, because a refetch could disturb the form. */
export const emailLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['files', 'link', token],
    queryFn: () =>
      callRpcWithEmailLinkToken<EmailLinkState, 'open_task_link'>('open_task_link', { token }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
