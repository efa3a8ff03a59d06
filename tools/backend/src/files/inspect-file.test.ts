import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { inspectFileContent } from '../../../../supabase/functions/_shared/files/inspect-file.ts';

test.each([0, 1, 4_096, 65_558, 200_000])(
  'the size, hash and edges of a file of %i bytes do not depend on its chunks',
  async (length) => {
    const bytes = randomBytes(length);
    for (const step of [1_000, 70_000]) {
      const chunks = Array.from({ length: Math.ceil(length / step) }, (_, index) =>
        bytes.subarray(index * step, (index + 1) * step),
      );
      const found = await inspectFileContent(ReadableStream.from<Uint8Array>(chunks));
      expect(found.size).toBe(length);
      expect(found.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(Buffer.from(found.head)).toEqual(bytes.subarray(0, 4_096));
      expect(Buffer.from(found.tail)).toEqual(bytes.subarray(-65_558));
    }
  },
);
