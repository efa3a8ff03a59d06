/** An early data request of a page. It must be identical to the request of the page's query. */
export interface EarlyDataRequest {
  /** The backend path with its query string, such as `/rest/v1/projects?select=id`. */
  readonly path: string;
  /** The arguments of a database function, sent as a POST request. Undefined for a GET request. */
  readonly args?: object;
}

/** The ID of the HTML element that contains the early data requests of the page. */
export const earlyDataElementId = 'data-requests';

/** A request that an inline script of the HTML page sent before the bundles loaded. */
export interface EarlyRequest {
  readonly url: string;
  readonly authorization: string;
  readonly body: string | undefined;
  /** The time when the request was sent, from `performance.now()` in milliseconds. */
  readonly sentAt: number;
  /** The response, or undefined if the request failed. */
  readonly response: Promise<Response | undefined>;
}

declare global {
  /** The early requests whose responses are still unused. */
  var torsaEarlyRequests: EarlyRequest[] | undefined;
}
