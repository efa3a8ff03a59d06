import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Above this many bytes the best compression takes seconds and saves little. */
const large = 1_000_000;

/** What changes with every release and grows with the site is compressed 50 times as fast, and is a tenth larger. */
const quick = 5;

type Effort = 'best' | 'quick';

/** Formats that are compressed in themselves: once more would save nothing. */
const compressedFormats = /\.(?:avif|webp|png|jpg|woff2)$/;

/** The forms in which a file is published. A server compresses nothing; the plain form comes last. */
export function formKeys(key: string): readonly string[] {
  return compressedFormats.test(key) ? [key] : [`${key}.br`, `${key}.gz`, key];
}

/** A file in all the forms in which it is published. */
export function compressed(
  key: string,
  bytes: Buffer,
  effort: Effort = 'best',
): Promise<readonly (readonly [key: string, bytes: Buffer])[]> {
  return Promise.all(
    formKeys(key).map(
      async (form) => [form, await inForm(form.slice(key.length), bytes, effort)] as const,
    ),
  );
}

async function inForm(ending: string, bytes: Buffer, effort: Effort): Promise<Buffer> {
  if (ending === '.gz') return zip(bytes, { level: 9 });
  if (ending !== '.br') return bytes;
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? quick : bestQuality(bytes),
    },
  });
}

function bestQuality(bytes: Buffer): number {
  return bytes.length > large ? 6 : constants.BROTLI_MAX_QUALITY;
}
