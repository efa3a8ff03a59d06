import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Above this many bytes the best compression takes seconds and saves little. */
const large = 1_000_000;

/** A key with its `.br` and `.gz`, so that a server compresses nothing. The plain file comes last. */
export async function compressed(
  key: string,
  bytes: Buffer,
): Promise<readonly (readonly [key: string, bytes: Buffer])[]> {
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > large ? 6 : constants.BROTLI_MAX_QUALITY,
      },
    }),
    zip(bytes, { level: 9 }),
  ]);
  return [
    [`${key}.br`, br],
    [`${key}.gz`, gz],
    [key, bytes],
  ];
}
