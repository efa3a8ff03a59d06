import { expect, test } from 'vitest';
import { encodeIcoFile } from './ico.ts';

test('an ICO file lists the size and the byte position of each image', () => {
  const small = Buffer.from('small');
  const large = Buffer.from('larger');
  const icon = encodeIcoFile([
    { size: 16, png: small },
    { size: 32, png: large },
  ]);
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  const entries = [6, 22].map((at) => {
    const length = icon.readUInt32LE(at + 8);
    const offset = icon.readUInt32LE(at + 12);
    return [icon.readUInt8(at), icon.toString('utf8', offset, offset + length)];
  });
  expect(entries).toEqual([
    [16, 'small'],
    [32, 'larger'],
  ]);
});
