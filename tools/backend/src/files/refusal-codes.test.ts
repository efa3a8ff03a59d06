import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFile(join(import.meta.dirname, '../../../..', path), 'utf8');
const codesIn = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, code = '']) => code);

/** Reads the refusal codes of `add_file` and of the edge function `files`. */
async function readRefusalCodes(): Promise<readonly string[]> {
  const [files, asks, kinds, backend] = await Promise.all([
    read('supabase/migrations/20261126080012_files.sql'),
    read('supabase/migrations/20261126080016_asks.sql'),
    read('supabase/functions/_shared/files/file-type.ts'),
    read('supabase/functions/_shared/files/files-backend.ts'),
  ]);
  const [union = ''] = /type FileRejectionReason = [^;]+;/.exec(kinds) ?? [];
  return [
    ...codesIn(files + asks, /detail = '(\w+)'/g),
    ...codesIn(union, /'(\w+)'/g),
    ...codesIn(backend, /422: '(\w+)'/g),
  ];
}

test.each(['en', 'bn'])(
  'the portal has a message in the language %s for exactly the codes of refused uploads',
  async (language) => {
    const copy = await read(`remote-dashboards/src/features/files/upload.copy.${language}.ts`);
    const [refusals = ''] = /refusals: \{.+?\n {4}\}/s.exec(copy) ?? [];
    const known = codesIn(refusals, /\n {6}(\w+):/g);
    // Only the portal refuses a folder.
    expect([...(await readRefusalCodes()), 'folder'].sort()).toEqual(known.sort());
  },
);
