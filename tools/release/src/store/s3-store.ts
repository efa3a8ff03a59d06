import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getHttpHeadersForKey } from './key-headers.ts';
import {
  type ListedStoreFile,
  type SiteStore,
  SiteStoreError,
  type StoredFile,
  type StoreWriteCondition,
  type StoreWriteOutcome,
} from './store.ts';

/**
 * The time-out for deleting a file in milliseconds, including all retries. A prune takes over only after a longer time.
 */
const longestDeletion = 15_000;

/**
 * Stores a site in a bucket of Amazon S3 or a compatible service. The `AWS_*` variables set region, credentials and
 * endpoint.
 */
export class S3SiteStore implements SiteStore {
  readonly name: string;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #client: S3Client;

  /**
   * Opens a site store in a bucket. @param prefix folder in the bucket, without a leading or trailing slash; empty for
   * the whole bucket.
   */
  constructor(bucket: string, prefix: string, client = clientFromEnvironment()) {
    this.#bucket = bucket;
    this.#prefix = prefix ? `${prefix}/` : '';
    this.#client = client;
    this.name = `s3://${bucket}${prefix ? `/${prefix}` : ''}`;
  }

  async read(key: string): Promise<StoredFile | undefined> {
    try {
      const { Body, ETag } = await this.#client.send(new GetObjectCommand(this.#at(key)));
      if (!Body || !ETag)
        throw new SiteStoreError(`The response for ${this.name}/${key} has no body or no ETag.`);
      return { bytes: Buffer.from(await Body.transformToByteArray()), etag: ETag };
    } catch (error) {
      if (isMissingKey(error)) return undefined;
      throw this.#failed(key, error);
    }
  }

  write(key: string, bytes: Buffer): Promise<void> {
    return this.#described(key, () => this.#put(key, bytes, {}));
  }

  async writeIf(
    key: string,
    bytes: Buffer,
    condition: StoreWriteCondition,
  ): Promise<StoreWriteOutcome> {
    try {
      await this.#put(
        key,
        bytes,
        'ifMatch' in condition ? { IfMatch: condition.ifMatch } : { IfNoneMatch: '*' },
      );
      return 'written';
    } catch (error) {
      const status = statusOf(error);
      // The write conflicted: 412 is a false condition, 409 a simultaneous write, and 404 a missing object of
      // If-Match.
      const refused = status === 412 || status === 409 || isMissingKey(error);
      if (!refused) throw this.#failed(key, error);
      // After a lost response, the AWS client writes again and conflicts with its own first write.
      return (await this.read(key))?.bytes.equals(bytes) ? 'written' : 'conflict';
    }
  }

  list(prefix: string): Promise<readonly ListedStoreFile[]> {
    const where = { Bucket: this.#bucket, Prefix: this.#prefix + prefix };
    return this.#described(prefix, async () => {
      const files: ListedStoreFile[] = [];
      const pages = paginateListObjectsV2({ client: this.#client }, where);
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified = new Date() } of Contents) {
          if (Key) files.push({ key: Key.slice(this.#prefix.length), modified: LastModified });
        }
      }
      return files.sort((a, b) => (a.key < b.key ? -1 : 1));
    });
  }

  async remove(key: string): Promise<void> {
    // A slow deletion is aborted, because it could delete a file that a publisher has stored again.
    const abortSignal = AbortSignal.timeout(longestDeletion);
    const command = new DeleteObjectCommand(this.#at(key));
    await this.#described(key, () => this.#client.send(command, { abortSignal }));
  }

  async #put(
    key: string,
    bytes: Buffer,
    condition: { readonly IfMatch?: string; readonly IfNoneMatch?: string },
  ): Promise<void> {
    const { contentType, cacheControl, contentEncoding } = getHttpHeadersForKey(key);
    await this.#client.send(
      new PutObjectCommand({
        ...this.#at(key),
        ...condition,
        Body: bytes,
        ContentType: contentType,
        CacheControl: cacheControl,
        ...(contentEncoding ? { ContentEncoding: contentEncoding } : {}),
      }),
    );
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  async #described<T>(key: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.#failed(key, error);
    }
  }

  #failed(key: string, cause: unknown): SiteStoreError {
    if (cause instanceof SiteStoreError) return cause;
    const why = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    return new SiteStoreError(
      `${this.name} does not answer for "${key}" (${why}). Check the bucket, AWS_REGION, AWS_ENDPOINT_URL and the credentials.`,
      { cause },
    );
  }
}

function clientFromEnvironment(): S3Client {
  return new S3Client({
    region: process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    // Uses the bucket's name in the path, because S3-compatible services rarely have a host name for each bucket.
    forcePathStyle: Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']),
    // Turns off Amazon's newer checksums, which S3-compatible services lack.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** True if an error means a missing key, and not a missing bucket or an unknown user, which also have status 404. */
function isMissingKey(error: unknown): boolean {
  return error instanceof Error && error.name === 'NoSuchKey';
}

function statusOf(error: unknown): number | undefined {
  return error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
}
