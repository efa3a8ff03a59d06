import { runSqlOnAccountTables } from '../accounts.ts';
import type { EmbeddedSupabase } from '../embedded-app.ts';
import type { TokenClaims } from '../json-web-token.ts';
import { createBucketNotFoundError } from './storage-error.ts';

/** The caller of a Storage request. `claims` contains the claims of the access token. */
export interface StorageCaller {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly claims: TokenClaims;
}

/** The limits of a Storage bucket. Null means that there is no limit. */
export interface StorageBucket {
  /** The maximum size of an object in bytes. */
  readonly maximum: number | null;
  readonly types: readonly string[] | null;
}

export interface StoredObject {
  readonly id: string;
  readonly name: string;
  readonly bucket_id: string;
  readonly version: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_accessed_at: string;
  readonly metadata: { readonly size: number; readonly mimetype: string; readonly eTag: string };
}

export interface NewStoredObject {
  readonly bucket: string;
  readonly name: string;
  readonly owner: string | undefined;
  readonly version: string;
  readonly metadata: object;
}

const COLUMNS = 'id, name, bucket_id, version, created_at, updated_at, last_accessed_at, metadata';

const INSERT = `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
  values ($1, $2, $3::uuid, $3::text, $4, $5::jsonb)`;

const LIST = `select ${COLUMNS} from storage.objects
  where bucket_id = $1 and starts_with(name, $2) and strpos(name, $3) > 0 order by name limit $4 offset $5`;

/** The database table of Storage objects. Its row-level security policies determine what each caller can do. */
export class StoredObjectTable {
  readonly #app: EmbeddedSupabase;

  constructor(app: EmbeddedSupabase) {
    this.#app = app;
  }

  /**
   * Finds the limits of a bucket.
   * @throws {StorageError} for an unknown bucket
   */
  async findBucket(id: string): Promise<StorageBucket> {
    const sql = `select file_size_limit::integer as maximum, allowed_mime_types as types from storage.buckets
      where id = $1`;
    const [bucket] = await this.#query<StorageBucket>(sql, [id]);
    if (!bucket) throw createBucketNotFoundError();
    return bucket;
  }

  /**
   * Checks that the caller can insert an object, by inserting a row and rolling back.
   * @throws the database's error
   */
  async checkInsert(caller: StorageCaller, object: NewStoredObject): Promise<void> {
    await this.#as(caller, INSERT, insertValues(object), true);
  }

  /** Inserts an object without permission checks. Call `checkInsert` first. */
  async insert(object: NewStoredObject): Promise<StoredObject> {
    const sql = `${INSERT} returning ${COLUMNS}`;
    const [row] = await this.#query<StoredObject>(sql, insertValues(object));
    if (!row) throw new Error('The database returned no row for the inserted object.');
    return row;
  }

  /** Finds an object that the caller is allowed to select. */
  async find(
    caller: StorageCaller,
    bucket: string,
    name: string,
  ): Promise<StoredObject | undefined> {
    const sql = `select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`;
    const [row] = await this.#as<StoredObject>(caller, sql, [bucket, name]);
    return row;
  }

  list(
    caller: StorageCaller,
    bucket: string,
    { prefix, search, limit, offset }: StoredObjectFilter,
  ): Promise<readonly StoredObject[]> {
    return this.#as<StoredObject>(caller, LIST, [bucket, prefix, search, limit, offset]);
  }

  /** Deletes the named objects that the caller is allowed to delete. */
  remove(
    caller: StorageCaller,
    bucket: string,
    names: readonly string[],
  ): Promise<readonly StoredObject[]> {
    return this.#inContext(caller, async () => {
      // Turns on the setting `storage.allow_delete_query`, because the database trigger `protect_objects_delete`
      // otherwise rejects every deletion.
      await this.#query("select set_config('storage.allow_delete_query', 'true', true)", []);
      const sql = `delete from storage.objects where bucket_id = $1 and name = any ($2) returning ${COLUMNS}`;
      return this.#query<StoredObject>(sql, [bucket, names]);
    });
  }

  async versions(): Promise<ReadonlySet<string>> {
    const rows = await this.#query<{ version: string }>('select version from storage.objects', []);
    return new Set(rows.map(({ version }) => version));
  }

  #query<Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return runSqlOnAccountTables<Row>(this.#app, sql, values);
  }

  #as<Row>(
    caller: StorageCaller,
    sql: string,
    values: readonly unknown[],
    forceRollback = false,
  ): Promise<readonly Row[]> {
    return this.#inContext(caller, () => this.#query<Row>(sql, values), forceRollback);
  }

  #inContext<T>(
    { role, claims }: StorageCaller,
    work: () => Promise<T>,
    forceRollback = false,
  ): Promise<T> {
    const auth = { role, uid: claims.sub, jwt: claims };
    return this.#app.connection.withContext({ auth }, work, { forceRollback });
  }
}

export interface StoredObjectFilter {
  readonly prefix: string;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

const insertValues = ({ bucket, name, owner, version, metadata }: NewStoredObject) => [
  bucket,
  name,
  owner ?? null,
  version,
  JSON.stringify(metadata),
];
