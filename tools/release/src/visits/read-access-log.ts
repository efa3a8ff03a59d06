import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { createGunzip } from 'node:zlib';
import { SiteStoreError } from '../store/store.ts';

/** The page views in an access log, without data of individual visitors. */
export interface PageViewCounts {
  /** The ID of the log file, which stays the same after the file has grown or was renamed. */
  readonly log: string;
  /** The views of each page by calendar day in India (where the offices are), such as `2026-11-23`. */
  readonly days: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The number of invalid lines in the access log. */
  readonly badLines: number;
}

/**
 * Matches a log line in the combined format of nginx and Apache: IP address, [time], "request", status, bytes,
 * "referrer", "user agent".
 */
const entry = /^\S+ \S+ \S+ \[([^\]]+)\] "([^"]*)" (\d{3}) \S+ "[^"]*" "([^"]*)"/;
/** Matches a page's URL path, without a file extension, because the database accepts no other paths. */
const page = /^\/[a-z0-9:/-]{0,199}$/;
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const program =
  /(?<!cu)bot\b|crawl|spider|slurp|externalhit|preview|monitor|curl|wget|python|okhttp|go-http|headless|lighthouse|^-?$/i;
/** The time zone offset of India in milliseconds. India has no daylight saving time. */
const officeOffsetMs = 5.5 * 3_600_000;

/**
 * Counts the page views in an access log, plain or compressed with gzip.
 * @throws {SiteStoreError} for an unreadable file or another log format.
 */
export async function readAccessLog(file: string): Promise<PageViewCounts> {
  const days = new Map<string, Map<string, number>>();
  let log: string | undefined;
  let badLines = 0;
  for await (const line of linesOf(file)) {
    const [, time = '', request = '', status, agent = ''] = entry.exec(line) ?? [];
    const at = parseTime(time);
    if (Number.isNaN(at)) {
      badLines += 1;
      continue;
    }
    log ??= createHash('sha256').update(line).digest('hex').slice(0, 16);
    const path = pageOf(request);
    if (status !== '200' || path === undefined || program.test(agent)) continue;
    const day = new Date(at + officeOffsetMs).toISOString().slice(0, 10);
    const pages = days.get(day) ?? new Map<string, number>();
    days.set(day, pages.set(path, (pages.get(path) ?? 0) + 1));
  }
  if (log === undefined)
    throw new SiteStoreError(`${file} contains no line in the combined log format.`);
  return { log, days, badLines };
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const text = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes;
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield line;
  } catch (cause) {
    throw new SiteStoreError(`${file} cannot be read.`, { cause });
  }
}

/**
 * Parses a log time such as `23/Nov/2026:04:10:05 +0530`.
 * @returns milliseconds, or NaN for another format.
 */
function parseTime(time: string): number {
  return Date.parse(time.replaceAll('/', ' ').replace(':', ' '));
}

function pageOf(request: string): string | undefined {
  const [method, address = ''] = request.split(' ');
  const path = address
    .replace(/[?#].*/, '')
    .replace(ids, ':id')
    .replace(/(?<=.)\/$/, '');
  return method === 'GET' && page.test(path) ? path : undefined;
}
