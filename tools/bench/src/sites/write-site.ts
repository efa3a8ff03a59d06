import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressed } from '@torsa/release/store/compress';

/**
 * Writes a monolith's site into a folder, each file beside its compressed forms, as our release tools do. What is
 * there already is left alone, so that browsers that ask find it unchanged.
 */
export async function writeSite(dir: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [key, bytes] of files) {
    const file = path.join(dir, key);
    const old = await readFile(file).catch(() => undefined);
    if (old?.equals(bytes)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    for (const [formKey, content] of await compressed(key, bytes)) {
      await writeFile(path.join(dir, formKey), content);
    }
  }
}
