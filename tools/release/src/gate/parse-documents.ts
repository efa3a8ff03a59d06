import { isRenderedDocumentKey } from '../compose/document-keys.ts';
import { ReleaseError } from '../releases/release.ts';

/**
 * Validates the HTML documents that a process with bundle code returned.
 * @throws {ReleaseError} for a value that is not a list of documents.
 */
export function parseRenderedDocuments(value: unknown): ReadonlyMap<string, Buffer> {
  if (!(value instanceof Map)) throw noDocument('something');
  return new Map(
    [...value].map(([key, bytes]: [unknown, unknown]) => {
      if (typeof key === 'string' && isRenderedDocumentKey(key) && bytes instanceof Uint8Array) {
        return [key, Buffer.from(bytes)];
      }
      throw noDocument(`"${key}"`);
    }),
  );
}

function noDocument(what: string): ReleaseError {
  return new ReleaseError(
    `A node bundle rendered ${what}, which is not a document of the site. Build the app again.`,
  );
}
