import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileInlineScript } from './inline-script.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'torsa-inline-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

function write(name: string, code: string): string {
  const file = path.join(dir, name);
  writeFileSync(file, code);
  return file;
}

test('a compiled inline script contains its imports and lists their source files', async () => {
  const constant = write(
    'constant.ts',
    "export const greeting: string = 'Hello'; export const unused = 1;",
  );
  const script = write(
    'script.ts',
    "import { greeting } from './constant.ts'; said.push(greeting);",
  );
  const { text, files } = await compileInlineScript(script);
  const said: string[] = [];
  runInNewContext(text, { said });
  expect(said).toEqual(['Hello']);
  expect(text).not.toContain('\n');
  expect(files).toEqual(expect.arrayContaining([constant, script]));
});

test('compiling an invalid inline script fails with the compiler’s message', async () => {
  const script = write('broken.ts', "import './missing.ts';");
  await expect(compileInlineScript(script)).rejects.toThrow('missing.ts');
});
