/** A request for data that a page needs first, exactly as the page's query sends it. */
export interface DataRequest {
  /** The path and query at the backend: `/rest/v1/projects?select=id`. */
  readonly path: string;
  /** The arguments of a database function. Without this field, the request is a GET. */
  readonly args?: object;
}

/** The ID of the HTML element that contains the data requests of a document's page. */
export const dataRequestsId = 'data-requests';

/** A request that the document sent before its scripts arrived. */
export interface EarlyRequest {
  readonly url: string;
  readonly authorization: string;
  readonly body: string | undefined;
  /** The time of the request, in milliseconds of `performance.now()`. */
  readonly sentAt: number;
  /** The response, or undefined if the request failed. */
  readonly response: Promise<Response | undefined>;
}

declare global {
  /** The early requests whose responses no query has taken. */
  var torsaEarlyRequests: EarlyRequest[] | undefined;
}
