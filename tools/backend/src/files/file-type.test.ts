import { expect, test } from 'vitest';
import {
  checkFileType,
  FILE_HEAD_BYTES,
  FILE_TAIL_BYTES,
} from '../../../../supabase/functions/_shared/files/file-type.ts';
import { hostileFiles } from './testing/hostile-files.ts';

const check = (name: string, bytes: string | Buffer) => {
  const head = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
  return checkFileType(name, 'declared/type', { head, tail: head });
};

test.each([
  ['photo.png', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['photo.PNG', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['photo.heic', '\0\0\0\x18ftypheic', 'declared/type'],
  ['photo.jpg', '\0\0\0\x1cftypavif', 'image/avif'],
  ['photo.webp', 'RIFF\x01\n\x02\x03WEBP', 'image/webp'],
  ['offer.pdf', '\n%PDF-1.4', 'application/pdf'],
  ['logo.ai', '%PDF-1.5', 'application/pdf'],
  ['letter.docx', 'PK\x03\x04', 'declared/type'],
  ['secret.docx', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'declared/type'],
  ['clip.mov', '\0\0\0\x14ftypqt  ', 'declared/type'],
  ['song.mp3', 'ID3\x03\0', 'declared/type'],
])('the content of %s fits its name', (name, bytes, mediaType) => {
  expect(check(name, bytes)).toEqual({ mediaType });
});

test.each([
  'Get free pictures',
  'OTTO wrote this',
  'true',
  'ID3 tags explained',
  'fig-tree',
  '# A heading',
  'বাংলা লেখা',
  '5 < 6 and <b> is bold',
])('the text “%s” is accepted as a text', (content) => {
  expect(check('notes.txt', Buffer.from(content))).toEqual({ mediaType: 'declared/type' });
});

test('a UTF-16 text file, as exported by Excel, is accepted as a table', () => {
  const bytes = Buffer.from('\ufeffname\tprice', 'utf16le');
  expect(check('prices.tsv', bytes)).toEqual({ mediaType: 'declared/type' });
});

test('a picture with appended data is accepted unless the appended data is a ZIP file', () => {
  const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
  const motion = Buffer.concat([jpeg, Buffer.from('0000001866747970', 'hex')]);
  expect(check('photo.jpg', motion)).toEqual({ mediaType: 'image/jpeg' });
  const comment = Buffer.concat([
    jpeg,
    Buffer.from('PK\x05\x06', 'latin1'),
    Buffer.alloc(16),
    Buffer.from([3, 0]),
    Buffer.from('end'),
  ]);
  expect(check('photo.jpg', comment)).toEqual({ refusal: 'unsafe_content' });
});

test.each(hostileFiles.filter(({ result }) => result !== 'refused by name'))(
  'the content of the hostile file “$title” is: $result',
  ({ name, bytes, result }) => {
    const head = bytes.subarray(0, FILE_HEAD_BYTES);
    const tail = bytes.subarray(-FILE_TAIL_BYTES);
    const kind = checkFileType(name, 'declared/type', { head, tail });
    expect('refusal' in kind ? kind.refusal : 'harmless').toBe(result);
  },
);
