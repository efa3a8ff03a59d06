/** A request for a page's data before the scripts load, identical to the later request of the page's query. */
export interface EarlyDataRequest {
  /** The backend path with its query string, such as `/rest/v1/projects?select=id`. */
  readonly path: string;
  /** The arguments of a database function, sent as a POST request. Undefined for a GET request. */
  readonly args?: object;
}

/** The ID of the HTML element that contains the early data requests of the page. */
export const earlyDataElementId = 'data-requests';

/** A request for data that an inline script sent before the page's bundles loaded. */
export interface SentEarlyRequest {
  readonly url: string;
  readonly authorization: string;
  readonly body: string | undefined;
  /** The time when the early request was sent, from `performance.now()` in milliseconds. */
  readonly sentAt: number;
  /** The response to the early request, or undefined if the request failed. */
  readonly response: Promise<Response | undefined>;
  /** The rows of a successful early response. Undefined until the response has arrived. */
  rows?: readonly unknown[];
}

/** The maximum age of an early request, in milliseconds. */
const longestAge = 30_000;

/** Returns the first matching early request and removes it, because each response is used only once. */
export function takeEarlyRequest(
  isWanted: (request: SentEarlyRequest) => boolean,
): SentEarlyRequest | undefined {
  const requests = globalThis.torsaEarlyRequests ?? [];
  const index = requests.findIndex(isWanted);
  const [found] = index < 0 ? [] : requests.splice(index, 1);
  return found && performance.now() - found.sentAt <= longestAge ? found : undefined;
}

/** Returns true if the request reads this table or function, such as `projects` or `rpc/client_projects`. */
export const isRequestToTable = ({ url }: Pick<SentEarlyRequest, 'url'>, source: string) =>
  new URL(url).pathname.endsWith(`/rest/v1/${source}`);

declare global {
  /** The early requests whose responses are unused. Undefined if the browser has no valid access token. */
  var torsaEarlyRequests: SentEarlyRequest[] | undefined;
}
