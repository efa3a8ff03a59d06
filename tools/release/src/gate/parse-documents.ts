import { isSiteDocument } from '../compose/document-keys.ts';
import { ReleaseError } from '../releases/release.ts';

/** Checks the documents from a process that runs bundle code. @throws {ReleaseError} for anything else than documents. */
export function parseDocuments(value: unknown): ReadonlyMap<string, Buffer> {
  if (!(value instanceof Map)) throw noDocument('something');
  return new Map(
    [...value].map(([key, bytes]: [unknown, unknown]) => {
      if (typeof key === 'string' && isSiteDocument(key) && bytes instanceof Uint8Array) {
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
