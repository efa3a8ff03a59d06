import type { AccessTestActor } from './actors.ts';
import type { Database } from './database.ts';

/** An SQL verb on objects of the file storage, and each test caller's rights: `no`, `yes`, `own` or `all`. */
export type ExpectedStorageResponses = readonly [verb: string, answers: readonly string[]];

/** The names of the file storage's objects that the rights tests use. */
export interface TestStorageObjectNames {
  /**
   * The object names of files in the client's project, in the client's conversation and in the project of another
   * client.
   */
  readonly ready: readonly string[];
  /** The object name of the client's unfinished upload. */
  readonly unfinished: string;
}

/** The actions of a Storage server on objects, which a test backend simulates in SQL or requests from a real server. */
export interface TestStorageServer {
  /**
   * Stores an object with the rights of the service.
   * @param version the version of the object, which changes when the object is replaced
   */
  store(id: string, size: number, version: string): Promise<unknown>;
  /**
   * Checks that a caller may store an object, without storing it.
   * @throws if the policies refuse it
   */
  checkUpload(caller: AccessTestActor, id: string): Promise<unknown>;
  /** Deletes an object with the rights of the service. */
  remove(id: string): Promise<unknown>;
  /** Tries each SQL verb, such as select, on the file storage's objects as each test caller. */
  tryVerbs(objects: TestStorageObjectNames): Promise<readonly ExpectedStorageResponses[]>;
}

/**
 * A backend for file tests. The client and the leader are members of `project`, and another client is a member of
 * `otherProject`.
 */
export interface FileTestBackend extends Database {
  readonly callers: readonly AccessTestActor[];
  readonly clientEmail: string;
  readonly project: string;
  readonly otherProject: string;
  /** The ID of the client's conversation. */
  readonly conversation: string;
  /** The ID of a message in the client's conversation. */
  readonly message: string;
  /** SQL that makes the next statement run with the auth server's role. */
  readonly writer: string;
  readonly storage: TestStorageServer;
}

/** Returns the expected response of the file storage to each test caller, for each SQL verb. */
export function getExpectedStorageResponses(
  callers: readonly Pick<AccessTestActor, 'name'>[],
): readonly ExpectedStorageResponses[] {
  const rights = (given: Readonly<Record<string, string>>) =>
    callers.map(({ name }) => given[name] ?? 'no');
  const readers = ['client', 'another client', 'team member', 'team leader'];
  const reads = Object.fromEntries(readers.map((name) => [name, 'own']));
  return [
    ['select', rights({ ...reads, founder: 'all' })],
    ['insert of the unfinished upload', rights({ client: 'yes' })],
    ['insert of a ready file', rights({})],
    ['insert without a file', rights({})],
    ['insert of another name', rights({})],
    ['update', rights({})],
    ['delete', rights({})],
    ['select of the bucket', rights({})],
  ];
}
