import { containsInheritedPropertyName, isInheritedPropertyName } from './object-names.ts';

/** The error response to a refused API request. */
export interface RequestProblem {
  readonly status: 400 | 413 | 414 | 415;
  readonly code: string;
  readonly message: string;
}

/** The limits of one API request to the embedded backend, far above the requests of the site and the portal. */
export const REQUEST_LIMITS = {
  /** The maximum number of characters in a URL's path and query. */
  address: 8_000,
  /** Maximum number of query parameters. Each parameter can be a row filter. */
  parameters: 40,
  /** The maximum number of columns, sort keys or conditions in one query parameter. */
  items: 100,
  /** The maximum number of values in one `in.(…)` filter or array. */
  listItems: 250,
  /** Maximum nesting depth of embedded (joined) tables, counted from the requested table. */
  embedDepth: 2,
  /** Maximum number of embedded (joined) tables in one request. */
  embeds: 6,
  /** Maximum nesting depth of filter groups, such as `or(and(…))`. */
  conditionDepth: 5,
  /**
   * Maximum nesting depth of negations and brackets in a text search. Above it, PostgreSQL fails with an internal
   * error.
   */
  searchOperators: 50,
  /** The maximum number of digits in the query parameters `limit` and `offset`. */
  digits: 7,
  /** Maximum nesting depth of objects and arrays in a JSON request body. */
  bodyDepth: 32,
  /** Maximum number of values in a JSON request body. */
  bodyValues: 20_000,
  /**
   * The maximum number of rows that one request inserts. The database accepts as many analytics events, and fewer rows
   * of other tables.
   */
  bodyRows: 50,
} as const;

/** The names of query parameters that may occur only once in a request. */
const SINGLE = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey']);
/**
 * The names of query parameters whose values contain column and table names. `messages.or` is `or` for the embedded
 * table `messages`.
 */
const NAMING = /(?:^|\.)(?:select|order|columns|on_conflict|and|or)$/;
const CONDITIONS = /(?:^|\.)(?:and|or)$/;
const RANGE = /(?:^|\.)(?:limit|offset)$/;
/**
 * The forbidden filter operators, which match regular expressions. Their back-references can take exponential time,
 * and PGlite cannot interrupt a query.
 */
const REGEX_FILTER = /(?:^|[.,(\s])i?match\s*(?:\([^)]*\)\s*)?\./i;
const REGEX_VALUE = /^\s*(?:not\s*\.\s*)*i?match\s*(?:\([^)]*\)\s*)?\./i;

const FUNCTION = /^\/rest\/v1\/rpc\//;

class Refused extends Error {
  readonly problem: RequestProblem;

  constructor(status: RequestProblem['status'], code: string, message: string) {
    super(message);
    this.problem = { status, code, message };
  }
}

/**
 * Checks a request before `@supabase/lite` parses it.
 * @param headers request headers by their lower-case names
 * @returns the reason for refusing the request, or undefined
 */
export function checkRequestLimits(
  url: URL,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: Uint8Array,
): RequestProblem | undefined {
  try {
    checkAddress(url);
    for (const name of ['accept-profile', 'content-profile', 'prefer']) {
      refuseInherited(String(headers[name] ?? ''));
    }
    checkParameters(url.searchParams);
    if (body.length > 0) checkBody(url, headers, body);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
}

function checkAddress(url: URL): void {
  if (url.pathname.length + url.search.length > REQUEST_LIMITS.address) {
    throw new Refused(414, 'uri_too_long', 'The address of the request is too long');
  }
  refuseInherited(decodeURIComponent(url.pathname));
}

function checkParameters(parameters: URLSearchParams): void {
  let count = 0;
  const seen = new Set<string>();
  for (const [name, value] of parameters) {
    count += 1;
    if (count > REQUEST_LIMITS.parameters) throw tooMany('parameters');
    refuseInherited(name);
    if ((name + value).includes('\0')) throw invalid('The request contains a NUL character');
    if (SINGLE.has(name) && seen.has(name)) throw invalid(`The parameter ${name} occurs twice`);
    seen.add(name);
    checkParameter(name, value);
  }
}

function checkParameter(name: string, value: string): void {
  if (NAMING.test(name)) {
    refuseInherited(value);
    checkNaming(name, value);
  } else if (/__proto__/i.test(value.replaceAll('\\', ''))) {
    throw invalidName();
  } else if (RANGE.test(name)) {
    checkDigits(name, value);
  } else {
    if (REGEX_VALUE.test(value)) throw noRegex();
    if (count(value, ',') >= REQUEST_LIMITS.listItems) throw tooMany('list items');
    if (count(value, '!') + measure(value).depth > REQUEST_LIMITS.searchOperators) {
      throw tooMany('search operators');
    }
  }
}

function checkNaming(name: string, value: string): void {
  const isCondition = CONDITIONS.test(name);
  if (isCondition && REGEX_FILTER.test(value)) throw noRegex();
  const { depth, groups, items } = measure(value);
  if (items > REQUEST_LIMITS.items) throw tooMany('columns or conditions');
  if (isCondition) {
    if (depth > REQUEST_LIMITS.conditionDepth) throw tooMany('conditions in each other');
  } else if (depth > REQUEST_LIMITS.embedDepth || groups > REQUEST_LIMITS.embeds) {
    throw tooMany('embedded tables');
  }
}

function checkDigits(name: string, value: string): void {
  if (!/^\d+$/.test(value) || value.length > REQUEST_LIMITS.digits) {
    throw invalid(`${name} must be a whole number of at most ${REQUEST_LIMITS.digits} digits`);
  }
}

function checkBody(
  url: URL,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: Uint8Array,
): void {
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  // Allows only JSON bodies, because `@supabase/lite` parses other content types with other parsers.
  const type = String(headers['content-type'] ?? '')
    .split(';')[0]
    ?.trim()
    .toLowerCase();
  if (encoding !== 'identity' || (type && type !== 'application/json' && type !== 'text/plain')) {
    throw new Refused(415, 'unsupported_media_type', 'The body of the request must be plain JSON');
  }
  const text = Buffer.from(body).toString();
  const { depth, items } = measure(text, '"');
  if (depth > REQUEST_LIMITS.bodyDepth || items > REQUEST_LIMITS.bodyValues) {
    throw new Refused(413, 'request_too_large', 'The body of the request has too many values');
  }
  // Refuses a JSON array, because `@supabase/lite` would pass its items to the SQL function as separate arguments.
  if (FUNCTION.test(url.pathname) && /^\s*\[/.test(text)) {
    throw invalid('The arguments of a function must be an object');
  }
  try {
    const value: unknown = JSON.parse(text, (key, value: unknown) => {
      if (isInheritedPropertyName(key)) throw invalidName();
      return value;
    });
    if (Array.isArray(value) && value.length > REQUEST_LIMITS.bodyRows) {
      const message = `The request has more than ${REQUEST_LIMITS.bodyRows} rows`;
      throw new Refused(413, 'request_too_large', message);
    }
  } catch (error) {
    // Ignores a body that is not JSON, because `@supabase/lite` rejects it where JSON is needed.
    if (error instanceof Refused) throw error;
  }
}

interface Measured {
  /** The maximum nesting depth of brackets in a part of a request. */
  readonly depth: number;
  /** The number of opening brackets in a part of a request. */
  readonly groups: number;
  /** The number of list items in a part of a request: its commas plus one. */
  readonly items: number;
}

/** Counts the brackets and commas in a text, except between two `quote` characters. */
function measure(text: string, quote?: string): Measured {
  let [depth, deepest, groups, items] = [0, 0, 0, 1];
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character === quote) isQuoted = !isQuoted;
    else if (isQuoted) {
      if (character === '\\') index += 1;
    } else if ('([{'.includes(character)) {
      depth += 1;
      groups += 1;
      deepest = Math.max(deepest, depth);
    } else if (')]}'.includes(character)) depth -= 1;
    else if (character === ',') items += 1;
  }
  return { depth: deepest, groups, items };
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function refuseInherited(text: string): void {
  if (containsInheritedPropertyName(text)) throw invalidName();
}

const invalid = (message: string) => new Refused(400, 'bad_request', message);
const invalidName = () => invalid('The request uses a reserved name');
const noRegex = () => invalid('Filters by regular expression (match, imatch) are not available');
const tooMany = (what: string) => invalid(`The request has too many ${what}`);
