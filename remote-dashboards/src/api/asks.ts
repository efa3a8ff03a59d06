import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import type { Language } from '@torsa/shared/i18n/languages';
import { createContext, use, useMemo } from 'react';
import {
  type DatabaseEnums,
  type RpcArguments,
  type RpcResult,
  rows,
  rpc,
  type SelectedRow,
} from './client.ts';
import type { CalendarDay } from './days.ts';
import { getEarlyDataQueryOptions } from './early-rows.ts';
import type { FileOwnerReference, StoredFile } from './files.ts';
import { isQuerySettled } from './is-settled.ts';
import { maxResponseRows } from './lists.ts';
import { undoRowChange } from './optimistic-queue.ts';
import type { AwaitedParty, Project, ViewerRole } from './projects.ts';

export type RequestToClientKind = DatabaseEnums['ask_kind'];
export type RequestToClientState = DatabaseEnums['ask_state'];

/** The types of requests to a client (asks), in the order of the form. */
export const requestToClientKinds = [
  'files',
  'text',
  'answer',
  'approval',
] as const satisfies readonly RequestToClientKind[];

const asksWithColumns = (backend: BackendClient) =>
  backend
    .from('asks')
    .select(
      'id, project_id, kind, text_en, text_bn, file_count, due_on, asked_by_name, state, answer, answered_name, answered_at, change_request, file_id, content, round, version, created_at',
    );

/** A request of the team to a client (ask) for files, a text, an answer or an approval. */
export type Ask = SelectedRow<typeof asksWithColumns>;

const approvalsWithColumns = (backend: BackendClient) =>
  backend
    .from('approvals')
    .select(
      'ask_id, round, decision, sha256, content_name, words, decided_name, way, decided_at, ask:asks!inner(project_id)',
    );

/** The permanent record of a client's decision about one version of a file or text. */
export type ApprovalDecision = Omit<SelectedRow<typeof approvalsWithColumns>, 'ask'>;

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/**
 * A request to the client with its project title and, for an approval request, the decision about the current version.
 */
export type RequestWithDecision = Omit<Ask, 'asked_by'> & {
  readonly project_title: string;
} & Nullable<Omit<ApprovalDecision, 'ask_id' | 'round'>>;

/** Loads the requests to the logged-in client in all projects, earliest due date first. */
export const requestsToLoggedInClientQuery = queryOptions({
  queryKey: ['asks', 'client'],
  queryFn: (): Promise<readonly RequestWithDecision[]> =>
    rows((backend) =>
      backend
        .rpc('client_asks')
        .order('due_on', { nullsFirst: false })
        .order('created_at')
        .order('id')
        .limit(maxResponseRows),
    ),
  ...getEarlyDataQueryOptions<RequestWithDecision>('rpc/client_asks'),
});

/** Loads a project's requests to its client for staff, earliest due date first. */
export function projectRequestsToClientQuery(project: string) {
  return queryOptions({
    queryKey: ['asks', 'project', project],
    queryFn: () =>
      rows((backend) =>
        asksWithColumns(backend)
          .eq('project_id', project)
          .order('due_on', { nullsFirst: false })
          .order('created_at')
          .order('id')
          .limit(maxResponseRows),
      ),
  });
}

const noAsks: readonly RequestWithDecision[] = [];

/** Returns a project's requests to its client. The list is empty while it loads. */
export function useProjectRequestsToClient(
  project: string,
  side: 'client',
): readonly RequestWithDecision[];
export function useProjectRequestsToClient(project: string, side: ViewerRole): readonly Ask[];
export function useProjectRequestsToClient(project: string, side: ViewerRole): readonly Ask[] {
  const { data = noAsks } = useAsks(project, side);
  // Select the project's requests, because a client's list contains the requests of all their projects.
  return useMemo(() => data.filter(({ project_id }) => project_id === project), [data, project]);
}

function useAsks(project: string, side: ViewerRole) {
  const isClient = side === 'client';
  const own = useQuery({ ...requestsToLoggedInClientQuery, enabled: isClient });
  const all = useQuery({ ...projectRequestsToClientQuery(project), enabled: !isClient });
  return isClient ? own : all;
}

/**
 * Returns true when a project's requests to the client have loaded or failed, because a request that appears later
 * would move the page.
 */
export function useHaveRequestsToClientLoaded(project: string, side: ViewerRole): boolean {
  return isQuerySettled(useAsks(project, side));
}

/** Returns the client's decision about the current version of an approval request. Undefined before the decision. */
export function getApprovalDecision(ask: RequestWithDecision): ApprovalDecision | undefined {
  const { id: ask_id, round, decision, sha256, content_name, words, decided_name, way } = ask;
  const { decided_at } = ask;
  if (!decision || !sha256 || !way || !decided_at) return undefined;
  return {
    ask_id,
    round,
    decision,
    sha256,
    content_name: content_name ?? '',
    words: words ?? '',
    decided_name: decided_name ?? '',
    way,
    decided_at,
  };
}

/**
 * Loads the decisions about a project's approval requests, newest first. Clients get only decisions about current
 * versions.
 */
export function projectApprovalsQuery(project: string, side: ViewerRole) {
  return queryOptions({
    queryKey: ['asks', 'approvals', project],
    queryFn: async ({ client }): Promise<readonly ApprovalDecision[]> => {
      if (side === 'client') {
        const asks = await client.fetchQuery(requestsToLoggedInClientQuery);
        return asks
          .filter(({ project_id }) => project_id === project)
          .flatMap((ask) => getApprovalDecision(ask) ?? []);
      }
      return rows((backend) =>
        approvalsWithColumns(backend)
          .eq('ask.project_id', project)
          .order('decided_at', { ascending: false })
          .limit(maxResponseRows),
      );
    },
  });
}

/** Returns the text of a request to a client in the given language, or in the other language if it is blank. */
export function getRequestToClientText(
  { text_en, text_bn }: Pick<Ask, 'text_en' | 'text_bn'>,
  language: Language,
): { readonly text: string; readonly lang: Language } {
  const english = { text: text_en, lang: 'en' } as const;
  const bengali = { text: text_bn, lang: 'bn' } as const;
  const [first, second] = language === 'bn' ? [bengali, english] : [english, bengali];
  return first.text.trim() === '' ? second : first;
}

/** Returns true if a request to a client is open and its due date is in the past. */
export function isLateRequestToClient(
  { state, due_on }: Pick<Ask, 'state' | 'due_on'>,
  today: CalendarDay,
): boolean {
  return state === 'open' && due_on !== null && due_on < today;
}

/** Returns true if the client has not answered a request. */
export const isOpenRequestToClient = ({ state }: Pick<Ask, 'state'>): boolean => state === 'open';

/**
 * Returns the party (client or company) whose next step staff wrote. Open or sent requests replace a written next step
 * of the client.
 */
export function getNextStepParty(
  { waiting_on }: Pick<Project, 'waiting_on'>,
  asks: readonly Pick<Ask, 'state'>[],
): AwaitedParty | null {
  const areCurrent = asks.some(({ state }) => state === 'open' || state === 'sent');
  return waiting_on === 'client' && areCurrent ? null : waiting_on;
}

/**
 * Returns the party (client or company) that a project waits for, or null. A written next step has priority over an
 * open request.
 */
export function getAwaitedParty(
  project: Pick<Project, 'waiting_on'>,
  asks: readonly Pick<Ask, 'state'>[],
): AwaitedParty | null {
  return getNextStepParty(project, asks) ?? (asks.some(isOpenRequestToClient) ? 'client' : null);
}

/** Returns true if an approval request is neither approved nor withdrawn. */
export const isOpenApprovalRequest = ({ kind, state }: Pick<Ask, 'kind' | 'state'>): boolean =>
  kind === 'approval' && (state === 'open' || state === 'sent');

type Write = 'add_ask' | 'change_ask' | 'set_ask_state' | 'ask_again' | 'answer_ask' | 'decide_ask';

/** The query keys to refetch after a change of a request to a client. */
const affected = [['asks'], ['files'], ['project'], ['project list']];

type AskCall = <Name extends Write>(
  name: Name,
  args: RpcArguments<Name>,
) => Promise<RpcResult<Name>>;

/** The backend calls with which a client answers a request. */
export interface RequestBackendAccess {
  readonly call: AskCall;
  /** Returns the owner of the uploaded files: the request, or the token of a one-time email link. */
  readonly placeOf: (ask: Pick<Ask, 'id' | 'project_id'>) => FileOwnerReference;
  /** The files of the request. Set only on the page of an email link, which cannot query files. */
  readonly files?: readonly StoredFile[];
  /** The request of a one-time email link, and a function that shows its result. Set only on that link's page. */
  readonly linked?: { readonly ask: RequestWithDecision; readonly showResult: () => void };
}

/** Calls the backend with the user's session by default. The page of an email link uses the link's token instead. */
export const RequestBackendAccessContext = createContext<RequestBackendAccess>({
  call: rpc as AskCall,
  placeOf: ({ id, project_id }) => ({ ask: id, project: project_id }),
});

/** Returns a mutation that changes a request to a client and refetches all affected queries. */
export function useRequestToClientMutation<Name extends Write>(name: Name) {
  const client = useQueryClient();
  const { call } = use(RequestBackendAccessContext);
  return useMutation({
    mutationFn: (args: RpcArguments<Name>): Promise<RpcResult<Name>> => call(name, args),
    onSettled: () =>
      Promise.all(affected.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Returns a function that sets the state of a request to a client and resolves to an undo function. */
export function useSetRequestToClientState() {
  const client = useQueryClient();
  const { mutateAsync } = useRequestToClientMutation('set_ask_state');
  return async (
    { id, state, version }: Pick<Ask, 'id' | 'state' | 'version'>,
    next: RequestToClientState,
    changeRequest = '',
  ) => {
    const send = async (to: RequestToClientState, expectedVersion: number, words = '') => {
      const changed = await mutateAsync({
        ask: id,
        state: to,
        expected_version: expectedVersion,
        change_request: words,
      });
      return { expectedVersion, newVersion: changed.version };
    };
    const done = await send(next, version, changeRequest);
    return () => undoRowChange(client, id, done, (restored) => send(state, restored));
  };
}
