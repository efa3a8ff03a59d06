import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { EmbeddedSupabase } from '../embedded-app.ts';
import { getStorageCaller } from './caller.ts';
import { StoredObjectFolder } from './file-folder.ts';
import { type StorageCaller, type StoredObject, StoredObjectTable } from './object-table.ts';
import { sendStoredObject } from './send-object.ts';
import { SignedUrlTokenIssuer } from './signed-urls.ts';
import {
  createBadRequestError,
  createObjectExistsError,
  createObjectNotFoundError,
  createObjectTooLargeError,
  createTypeNotAllowedError,
  toStorageError,
} from './storage-error.ts';
import { readUploadedFile } from './upload-body.ts';

/** The default maximum size of an object in bytes, for buckets without a size limit. */
const MAX_BYTES = 25 * 1024 * 1024;

/** The caller of every request with a signed URL, whose permissions were checked when the URL was signed. */
const SERVICE: StorageCaller = { role: 'service_role', claims: { role: 'service_role' } };

export interface StorageRequest {
  /** The request without its body, which is in the field `body`. */
  readonly request: Request;
  readonly body: AsyncIterable<Uint8Array>;
  /** Parses the request body as JSON. Returns undefined if it is too large or invalid. */
  readonly readJson: () => Promise<unknown>;
}

/** A Storage request with the decoded values of its URL path. `name` is empty for routes without an object name. */
interface RoutedRequest extends StorageRequest {
  readonly url: URL;
  readonly bucket: string;
  readonly name: string;
  readonly path: string;
}

type Route = readonly [
  method: string,
  path: RegExp,
  answer: (r: RoutedRequest) => Promise<Response>,
];

const signSchema = v.object({ expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const removeSchema = v.object({ prefixes: v.array(v.string()) });
const listSchema = v.object({
  prefix: v.string(),
  search: v.optional(v.string(), ''),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)), 100),
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
});

/**
 * The Storage API of the embedded backend, with the Supabase Storage routes that the portal and the edge function
 * `files` use.
 */
export class StorageApi {
  readonly #objects: StoredObjectTable;
  readonly #folder: StoredObjectFolder;
  readonly #urls: SignedUrlTokenIssuer;
  readonly #jwtSecret: string;

  /** The Storage routes. The first match answers the request. */
  readonly #routes: readonly Route[] = [
    ['POST', /^upload\/sign\/([^/]+)\/(.+)$/, (routed) => this.#signUpload(routed)],
    ['PUT', /^upload\/sign\/([^/]+)\/(.+)$/, (routed) => this.#uploadSigned(routed)],
    ['POST', /^sign\/([^/]+)\/(.+)$/, (routed) => this.#signRead(routed)],
    ['GET', /^sign\/([^/]+)\/(.+)$/, (routed) => this.#readSigned(routed)],
    ['GET', /^info\/(?:authenticated\/)?([^/]+)\/(.+)$/, (routed) => this.#info(routed)],
    ['POST', /^list\/([^/]+)$/, (routed) => this.#list(routed)],
    ['DELETE', /^([^/]+)$/, (routed) => this.#remove(routed)],
    ['GET', /^(?:authenticated\/)?([^/]+)\/(.+)$/, (routed) => this.#read(routed)],
    ['POST', /^([^/]+)\/(.+)$/, (routed) => this.#upload(routed)],
  ];

  private constructor(objects: StoredObjectTable, folder: StoredObjectFolder, jwtSecret: string) {
    this.#objects = objects;
    this.#folder = folder;
    this.#urls = new SignedUrlTokenIssuer(jwtSecret);
    this.#jwtSecret = jwtSecret;
  }

  /** Creates the Storage API. `path` is the folder with the contents of all objects. */
  static async open(app: EmbeddedSupabase, path: string, jwtSecret: string): Promise<StorageApi> {
    const objects = new StoredObjectTable(app);
    const folder = await StoredObjectFolder.open(path, await objects.versions());
    return new StorageApi(objects, folder, jwtSecret);
  }

  async handle(given: StorageRequest): Promise<Response> {
    try {
      return await this.#answer(given);
    } catch (error) {
      return toStorageError(error).toResponse();
    }
  }

  async #answer(given: StorageRequest): Promise<Response> {
    const url = new URL(given.request.url);
    const route = /^\/storage\/v1\/object\/(.*)$/.exec(url.pathname)?.[1] ?? '';
    // Handles HEAD with the GET route, because the response needs the same headers.
    const asked = given.request.method === 'HEAD' ? 'GET' : given.request.method;
    for (const [method, pattern, answer] of this.#routes) {
      const found = method === asked ? pattern.exec(route) : null;
      if (!found) continue;
      const [bucket = '', name = ''] = found.slice(1).map(decodeURIComponent);
      return await answer({ ...given, url, bucket, name, path: `${bucket}/${name}` });
    }
    return Response.json({ message: 'Route not found' }, { status: 404 });
  }

  async #signUpload(routed: RoutedRequest): Promise<Response> {
    const { owner } = await this.#checkInsert(routed);
    const token = this.#urls.signUpload(routed.path, owner);
    return Response.json({ url: `/object/upload/sign/${routed.path}?token=${token}`, token });
  }

  async #uploadSigned(routed: RoutedRequest): Promise<Response> {
    const owner = this.#urls.check(tokenOf(routed), 'upload', routed.path);
    if (await this.#objects.find(SERVICE, routed.bucket, routed.name))
      throw createObjectExistsError();
    await this.#store(routed, owner);
    return Response.json({ Key: routed.path });
  }

  async #upload(routed: RoutedRequest): Promise<Response> {
    const { owner } = await this.#checkInsert(routed);
    const { id } = await this.#store(routed, owner);
    return Response.json({ Id: id, Key: routed.path });
  }

  /**
   * Checks that the caller can insert the object.
   * @returns the ID of the caller's account
   */
  async #checkInsert(routed: RoutedRequest): Promise<{ owner: string | undefined }> {
    const { headers } = routed.request;
    const caller = this.#callerOf(routed);
    const { sub } = caller.claims;
    const owner = typeof sub === 'string' ? sub : undefined;
    const length = headers.get('content-length');
    await this.#objects.checkInsert(caller, {
      ...routed,
      owner,
      version: '1',
      metadata: { mimetype: headers.get('content-type'), contentLength: length && Number(length) },
    });
    return { owner };
  }

  /**
   * Stores the request body as an object. It inserts the row last, so that an interrupted upload leaves only a file,
   * which the next start deletes.
   */
  async #store({ bucket, name, request, body }: RoutedRequest, owner: string | undefined) {
    const { maximum: ownMaximum, types } = await this.#objects.findBucket(bucket);
    const maximum = ownMaximum ?? MAX_BYTES;
    const upload = await readUploadedFile(request.headers, body, maximum);
    if (types && !types.includes(upload.type)) throw createTypeNotAllowedError(upload.type);
    const version = randomUUID();
    try {
      const size = await this.#folder.write(version, upload.bytes, maximum);
      if (size === undefined) throw createObjectTooLargeError();
      const metadata = {
        eTag: `"${version}"`,
        size,
        mimetype: upload.type,
        cacheControl: 'no-store',
        lastModified: new Date().toISOString(),
        contentLength: size,
        httpStatusCode: 200,
      };
      return await this.#objects.insert({ bucket, name, owner, version, metadata });
    } catch (error) {
      await this.#folder.remove([version]);
      throw error;
    }
  }

  async #signRead(routed: RoutedRequest): Promise<Response> {
    const { expiresIn } = await readBody(routed, signSchema);
    await this.#find(routed);
    const token = this.#urls.signRead(routed.path, expiresIn);
    return Response.json({ signedURL: `/object/sign/${routed.path}?token=${token}` });
  }

  async #readSigned(routed: RoutedRequest): Promise<Response> {
    this.#urls.check(tokenOf(routed), 'read', routed.path);
    return sendStoredObject(routed.request, this.#folder, await this.#find(routed, SERVICE));
  }

  async #read(routed: RoutedRequest): Promise<Response> {
    return sendStoredObject(routed.request, this.#folder, await this.#find(routed));
  }

  async #info(routed: RoutedRequest): Promise<Response> {
    const { metadata, updated_at, ...object } = await this.#find(routed);
    return Response.json({
      ...object,
      size: metadata.size,
      content_type: metadata.mimetype,
      etag: metadata.eTag,
      cache_control: 'no-store',
      last_modified: updated_at,
      metadata: {},
    });
  }

  async #list(routed: RoutedRequest): Promise<Response> {
    const filter = await readBody(routed, listSchema);
    const found = await this.#objects.list(this.#callerOf(routed), routed.bucket, filter);
    return Response.json(found.map(({ version: _version, ...object }) => object));
  }

  async #remove(routed: RoutedRequest): Promise<Response> {
    const { prefixes } = await readBody(routed, removeSchema);
    const caller = this.#callerOf(routed);
    const removed = await this.#objects.remove(caller, routed.bucket, prefixes);
    await this.#folder.remove(removed.map(({ version }) => version));
    return Response.json(removed);
  }

  async #find(routed: RoutedRequest, caller = this.#callerOf(routed)): Promise<StoredObject> {
    const object = await this.#objects.find(caller, routed.bucket, routed.name);
    if (!object) throw createObjectNotFoundError();
    return object;
  }

  #callerOf({ request }: RoutedRequest): StorageCaller {
    return getStorageCaller(request.headers, this.#jwtSecret);
  }
}

const tokenOf = ({ url }: RoutedRequest): string => url.searchParams.get('token') ?? '';

async function readBody<Schema extends v.GenericSchema>(
  { readJson }: RoutedRequest,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, await readJson());
  if (!read.success)
    throw createBadRequestError(`The body is not valid: ${v.summarize(read.issues)}`);
  return read.output;
}
