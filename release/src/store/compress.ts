import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteFolder } from './site-folder.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a text file with its `.br` and `.gz` beside it, so that a server compresses nothing. The plain file comes last. */
export async function writeCompressed(
  site: SiteFolder,
  key: string,
  text: string | Buffer,
): Promise<void> {
  const bytes = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes, { level: 9 }),
  ]);
  await site.write(`${key}.br`, br);
  await site.write(`${key}.gz`, gz);
  await site.write(key, bytes);
}
