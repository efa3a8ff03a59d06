import { securityHeaders } from '../../store/security-headers.ts';
import { describeRequest, type RawRequest } from './hostile-requests.ts';
import type { RawAnswer } from './raw-exchange.ts';

/** The faults of a server, each with its request. All lists should be empty. */
export interface Faults {
  readonly unanswered: string[];
  readonly offSite: string[];
  readonly foreignHeaders: string[];
  readonly serverErrors: string[];
  readonly withoutHeaders: string[];
  readonly shown: string[];
  readonly tooMuchWork: string[];
}

/** The content of files that no server may show. */
export const privateContent = 'not for clients';

export const noFaults: Faults = {
  unanswered: [],
  offSite: [],
  foreignHeaders: [],
  serverErrors: [],
  withoutHeaders: [],
  shown: [],
  tooMuchWork: [],
};

/** A server, or a proxy in front of one. */
export interface ExaminedServer {
  /** @returns `'passed on'` from a proxy that leaves the answer to another server. */
  readonly answer: (request: RawRequest) => Promise<RawAnswer | 'passed on' | undefined>;
  /** The processor time of the server until now, in ms. It may include that of the client. */
  readonly work: () => number;
}

/** Maximum work of one request, in ms of processor time. */
const allowedWork = 5;

/** The headers of a static server. A request has injected any other header. */
const ownHeaders = new Set([
  ...Object.keys(securityHeaders).map((name) => name.toLowerCase()),
  ...['accept-ranges', 'allow', 'cache-control', 'connection', 'content-encoding'],
  ...['content-length', 'content-range', 'content-type', 'date', 'etag', 'keep-alive'],
  ...['last-modified', 'location', 'server', 'transfer-encoding', 'vary'],
]);

export async function examine(
  server: ExaminedServer,
  requests: readonly RawRequest[],
): Promise<Faults> {
  const faults = structuredClone(noFaults);
  for (const request of requests) {
    const { answer, work } = await leastWork(server, request);
    if (work > allowedWork) {
      faults.tooMuchWork.push(`${work.toFixed(1)} ms: ${describeRequest(request)}`);
    }
    if (answer !== 'passed on') judge(answer, request, faults);
  }
  return faults;
}

/** Takes the least of ten measurements, because other work such as garbage collection is not that of the request. */
async function leastWork(server: ExaminedServer, request: RawRequest) {
  let least: { answer: RawAnswer | 'passed on' | undefined; work: number } | undefined;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const before = server.work();
    const answer = await server.answer(request);
    const work = server.work() - before;
    if (!least || work < least.work) least = { answer, work };
    if (work < allowedWork / 2) break;
  }
  return least ?? { answer: undefined, work: 0 };
}

function judge(answer: RawAnswer | undefined, request: RawRequest, faults: Faults): void {
  const note = (list: string[], what: string) => list.push(`${what}: ${describeRequest(request)}`);
  if (!answer) {
    // A line break ends the request line. The rest is HTTP 0.9, whose answers have no headers.
    if (!/[\r\n]/.test(request.target)) note(faults.unanswered, 'no answer');
    return;
  }
  const { status, headers, body, after } = answer;
  if (body.includes(privateContent)) note(faults.shown, 'not for clients');
  if (status >= 500) note(faults.serverErrors, String(status));
  for (const [name, value] of headers) {
    if (name === 'location' && !isOnSite(value)) note(faults.offSite, value.slice(0, 60));
    if (!ownHeaders.has(name)) note(faults.foreignHeaders, name);
  }
  if (after) note(faults.foreignHeaders, `after the answer ${JSON.stringify(after.slice(0, 40))}`);
  const missing = Object.entries(securityHeaders).filter(
    ([name, value]) =>
      headers.filter((one) => one[0] === name.toLowerCase()).join() !==
      `${name.toLowerCase()},${value}`,
  );
  if (missing.length > 0) {
    note(faults.withoutHeaders, `${status} without ${missing.length}`);
  }
}

/** True if a browser on any page of the site stays on the site. */
function isOnSite(location: string): boolean {
  const page = 'http://site.test/deep/page';
  return URL.canParse(location, page) && new URL(location, page).origin === new URL(page).origin;
}
