import { expect, test } from 'vitest';
import { nameUploads } from './name-uploads.ts';

const now = new Date(2026, 10, 26, 9, 5, 7);
const named = (...names: readonly string[]) =>
  nameUploads(
    names.map((name) => ({ name })),
    now,
  );

test('a file keeps its name, also without an extension or with dots and spaces', () => {
  const names = ['home v3.final.png', 'README', '.env.txt', 'ছবি.jpg'];
  expect(named(...names)).toEqual(names);
});

test('photos that all have the name of the phone’s camera get the time and a number', () => {
  expect(named('image.jpg', 'image.jpg', 'IMAGE.JPG')).toEqual([
    'image-2026-11-26-090507.jpg',
    'image-2026-11-26-090507 (2).jpg',
    'IMAGE-2026-11-26-090507.JPG',
  ]);
});

test('equal names in one selection get a number, so that none becomes a version of another', () => {
  expect(named('logo.png', 'logo.png', 'logo.png', 'a')).toEqual([
    'logo.png',
    'logo (2).png',
    'logo (3).png',
    'a',
  ]);
});

test('a decomposed name of macOS is composed, so that it is the same file as before', () => {
  expect(named('Cafe\u0301.pdf')).toEqual(['Café.pdf']);
});
