import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Above this many bytes the best compression takes seconds and saves little. */
const large = 1_000_000;
const qualityOfLarge = 6;

/** How hard each kind of file is compressed: Brotli's quality, from 0 to 11. */
const qualities = {
  /** Files that keep their name for good. */
  asset: constants.BROTLI_MAX_QUALITY,
  /** Every publish and rollback waits for all of these: 7 % larger than at 10, in a tenth of the time. */
  rewritten: 8,
} as const;

type Kind = keyof typeof qualities;

/** Formats that are compressed in themselves: once more would save nothing. */
const compressedFormats = /\.(?:avif|webp|png|jpg|woff2)$/;

/** The forms in which a file is published. A server compresses nothing; the plain form comes last. */
export function encodedKeys(key: string): readonly string[] {
  return compressedFormats.test(key) ? [key] : [`${key}.br`, `${key}.gz`, key];
}

/** The key of the plain form of a file. */
export function plainKey(key: string): string {
  return key.replace(/\.(br|gz)$/, '');
}

/** A file in all the forms in which it is published. */
export function compressed(
  key: string,
  bytes: Buffer,
  kind: Kind,
): Promise<readonly (readonly [key: string, bytes: Buffer])[]> {
  return Promise.all(
    encodedKeys(key).map(
      async (form) => [form, await inForm(form.slice(key.length), bytes, kind)] as const,
    ),
  );
}

async function inForm(ending: string, bytes: Buffer, kind: Kind): Promise<Buffer> {
  if (ending === '.gz') return zip(bytes, { level: 9 });
  if (ending !== '.br') return bytes;
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > large ? qualityOfLarge : qualities[kind],
    },
  });
}
