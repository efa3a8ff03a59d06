import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The published site in a folder: what a web server serves. Keys are paths with `/`, such as `apps/host/1a2b/host.js`. */
export class SiteFolder {
  readonly root: string;

  constructor(root: string) {
    this.root = path.resolve(root);
  }

  /** Absolute path of a key. @throws {Error} for a key that leaves the folder. */
  pathOf(key: string): string {
    const file = path.resolve(this.root, key);
    if (!file.startsWith(this.root + path.sep)) throw new Error(`"${key}" is outside the site.`);
    return file;
  }

  has(key: string): boolean {
    return existsSync(this.pathOf(key));
  }

  /** The bytes of a key, or undefined when there is none. */
  async read(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(key));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** The JSON of a key, or undefined when there is none. @throws {Error} naming the file when it is not JSON. */
  async readJson(key: string): Promise<unknown> {
    const bytes = await this.read(key);
    if (!bytes) return undefined;
    try {
      return JSON.parse(bytes.toString('utf8'));
    } catch (cause) {
      throw new Error(`${this.pathOf(key)} is not JSON.`, { cause });
    }
  }

  /** Writes a key at one stroke: a reader sees the old bytes or the new ones, never a part. */
  async write(key: string, bytes: string | Buffer): Promise<void> {
    const file = this.pathOf(key);
    const draft = `${file}.${randomUUID()}.draft`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(draft, bytes);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }
}
