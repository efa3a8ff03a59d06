import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The file size in bytes above which the best compression level takes seconds and saves little. */
const large = 1_000_000;
const qualityOfLarge = 6;

/** The Brotli compression qualities (0 to 11). */
const qualities = {
  /** The compression quality for released files that never change. */
  best: constants.BROTLI_MAX_QUALITY,
  /** The compression quality for HTML documents and local sites. Quality 10 saves 7 % but takes ten times as long. */
  fast: 8,
} as const;

export type CompressionQuality = keyof typeof qualities;

/** File formats that are already compressed. */
const compressedFormats = /\.(?:avif|webp|png|jpg|woff2)$/;

/** Returns the store keys (file paths) of a file's Brotli, gzip and plain forms, in this sequence. */
export function listCompressedAndPlainKeys(key: string): readonly string[] {
  return compressedFormats.test(key) ? [key] : [`${key}.br`, `${key}.gz`, key];
}

/** Returns the store key (file path) of a file's plain form, without the suffix `.br` or `.gz`. */
export function removeCompressionSuffix(key: string): string {
  return key.replace(/\.(br|gz)$/, '');
}

/** Compresses a file. Returns each stored form with its bytes. */
export function compressFile(
  key: string,
  bytes: Buffer,
  compression: CompressionQuality,
): Promise<readonly (readonly [key: string, bytes: Buffer])[]> {
  return Promise.all(
    listCompressedAndPlainKeys(key).map(
      async (form) => [form, await inForm(form.slice(key.length), bytes, compression)] as const,
    ),
  );
}

async function inForm(
  ending: string,
  bytes: Buffer,
  compression: CompressionQuality,
): Promise<Buffer> {
  if (ending === '.gz') return zip(bytes, { level: 9 });
  if (ending !== '.br') return bytes;
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_QUALITY]:
        bytes.length > large ? qualityOfLarge : qualities[compression],
    },
  });
}
