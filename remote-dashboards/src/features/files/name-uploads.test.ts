import { expect, test } from 'vitest';
import { chooseUploadNames } from './name-uploads.ts';

const now = new Date(2026, 10, 26, 9, 5, 7);
const named = (...names: readonly string[]) =>
  chooseUploadNames(
    names.map((name) => ({ name })),
    now,
  );

test('chooseUploadNames keeps unique file names, including names without an extension and with dots or spaces', () => {
  const names = ['home v3.final.png', 'README', '.env.txt', 'ছবি.jpg'];
  expect(named(...names)).toEqual(names);
});

test('chooseUploadNames adds the time and a number to photos with the generic name image.jpg', () => {
  expect(named('image.jpg', 'image.jpg', 'IMAGE.JPG')).toEqual([
    'image-2026-11-26-090507.jpg',
    'image-2026-11-26-090507 (2).jpg',
    'IMAGE-2026-11-26-090507.JPG',
  ]);
});

test('chooseUploadNames numbers equal file names in one selection, so that they stay separate files', () => {
  expect(named('logo.png', 'logo.png', 'logo.png', 'a')).toEqual([
    'logo.png',
    'logo (2).png',
    'logo (3).png',
    'a',
  ]);
});

test('chooseUploadNames normalises decomposed Unicode file names from macOS to NFC', () => {
  expect(named('Cafe\u0301.pdf')).toEqual(['Café.pdf']);
});
