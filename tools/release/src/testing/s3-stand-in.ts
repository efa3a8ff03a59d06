import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Decides if a user may do an action such as `s3:PutObject` on `bucket/key`, in the context of conditions. */
export type IsAllowed = (
  action: string,
  resource: string,
  context: Record<string, string>,
) => boolean;

interface StoredObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly modified: Date;
  readonly headers: Readonly<Record<string, string>>;
}

export interface S3StandIn {
  readonly server: Server;
  /** Objects by bucket and key: `bucket/prefix/registry.json`. */
  readonly objects: Map<string, StoredObject>;
  /** Number of next conditional writes that succeed and whose answers are lost, as on a bad connection. */
  loseAnswers: number;
  /** Refuses every request with this error. */
  answerAll: { readonly status: number; readonly code: string } | undefined;
}

const keptHeaders = ['content-type', 'cache-control', 'content-encoding'];

/**
 * Implements the part of S3's protocol that a store uses. Conditional writes are as Amazon documents them: a false
 * `If-None-Match: *` or `If-Match` gets 412, and `If-Match` on a missing key 404.
 * @param pageSize maximum number of keys in a list.
 * @param users by access key. Without users, every request is allowed.
 */
export function createS3StandIn(
  pageSize: number,
  users?: Readonly<Record<string, IsAllowed>>,
): S3StandIn {
  const objects = new Map<string, StoredObject>();
  const standIn: S3StandIn = {
    objects,
    loseAnswers: 0,
    answerAll: undefined,
    server: createServer(async (request, response) => {
      const url = new URL(request.url ?? '', 'http://s3.test');
      const key = decodeURIComponent(url.pathname.slice(1));
      if (standIn.answerAll) {
        request.resume();
        return fail(response, standIn.answerAll.status, standIn.answerAll.code);
      }
      const refusal = users && refusalOf(users, request, url, key, objects.has(key));
      if (refusal) {
        request.resume();
        return fail(response, 403, refusal);
      }
      switch (request.method) {
        case 'PUT':
          return put(standIn, key, request, response, await bodyOf(request));
        case 'GET':
          return url.searchParams.has('list-type')
            ? list(objects, key, url.searchParams, pageSize, response)
            : get(objects, key, response);
        case 'DELETE':
          objects.delete(key);
          return response.writeHead(204).end();
        default:
          return fail(response, 405, 'MethodNotAllowed');
      }
    }),
  };
  return standIn;
}

const actions: Readonly<Record<string, string>> = {
  PUT: 's3:PutObject',
  GET: 's3:GetObject',
  DELETE: 's3:DeleteObject',
};

/** Amazon does not tell a user without the right to list that a key is missing. */
function refusalOf(
  users: Readonly<Record<string, IsAllowed>>,
  { method = '', headers }: IncomingMessage,
  url: URL,
  key: string,
  isThere: boolean,
): string | undefined {
  const [, user = ''] = /Credential=([^/]+)\//.exec(headers.authorization ?? '') ?? [];
  const mayDo = Object.hasOwn(users, user) ? users[user] : undefined;
  if (!mayDo) return 'InvalidAccessKeyId';
  const [bucket = ''] = key.split('/');
  const mayList = mayDo('s3:ListBucket', bucket, {});
  const isListing = url.searchParams.has('list-type');
  const condition = headers['if-none-match'];
  const context = condition ? { 's3:if-none-match': condition } : {};
  const may = isListing ? mayList : mayDo(actions[method] ?? '', key, context);
  return may && (method !== 'GET' || isListing || isThere || mayList) ? undefined : 'AccessDenied';
}

function put(
  standIn: S3StandIn,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
) {
  const current = standIn.objects.get(key);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (ifMatch && !current) return fail(response, 404, 'NoSuchKey');
  if ((ifMatch && ifMatch !== current?.etag) || (ifNoneMatch && current)) {
    return fail(response, 412, 'PreconditionFailed');
  }
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const kept = keptHeaders.flatMap((name) => {
    const value = request.headers[name];
    return value ? [[name, String(value)] as const] : [];
  });
  standIn.objects.set(key, {
    bytes,
    etag,
    modified: new Date(),
    headers: Object.fromEntries(kept),
  });
  if ((ifMatch || ifNoneMatch) && standIn.loseAnswers > 0) {
    standIn.loseAnswers--;
    return response.destroy();
  }
  return response.writeHead(200, { ETag: etag }).end();
}

function get(objects: S3StandIn['objects'], key: string, response: ServerResponse) {
  const found = objects.get(key);
  if (!found) return fail(response, 404, 'NoSuchKey');
  return response.writeHead(200, { ...found.headers, ETag: found.etag }).end(found.bytes);
}

function list(
  objects: S3StandIn['objects'],
  bucket: string,
  query: URLSearchParams,
  pageSize: number,
  response: ServerResponse,
) {
  const name = bucket.replace(/\/$/, '');
  const start = `${name}/${query.get('prefix') ?? ''}`;
  const keys = [...objects.keys()].filter((key) => key.startsWith(start)).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const page = keys.slice(from, from + pageSize);
  const isTruncated = from + pageSize < keys.length;
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key.slice(name.length + 1)}</Key><LastModified>${objects.get(key)?.modified.toISOString()}</LastModified></Contents>`,
  );
  const next = isTruncated
    ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>`
    : '';
  response
    .writeHead(200, { 'Content-Type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
}

function fail(response: ServerResponse, status: number, code: string) {
  return response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
