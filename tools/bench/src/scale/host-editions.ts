import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appDir } from '@torsa/node-lib/settings';

/** The built host once more, as another release: its version is made from its manifest, whose budget is another one. */
export async function hostEdition(folder: string, edition: number): Promise<string> {
  const dir = path.join(folder, `host-${edition}`);
  await cp(path.join(appDir('host'), 'dist'), path.join(dir, 'dist'), { recursive: true });
  const file = path.join(dir, 'dist/release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, budget: manifest.budget + edition }));
  return dir;
}
