import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture, type PictureFiles } from './picture.tsx';

const wide: PictureFiles = {
  width: 16,
  height: 9,
  avif: { 1280: '/wide-1280.avif', 1920: '/wide-1920.avif' },
  webp: { 640: '/wide-640.webp', 1280: '/wide-1280.webp' },
};
const tall: PictureFiles = {
  width: 2,
  height: 3,
  avif: { 640: '/tall-640.avif' },
  webp: { 640: '/tall-640.webp' },
};

const sources = () =>
  [...document.querySelectorAll('source')].map((source) => ({
    type: source.type,
    media: source.media,
    srcset: source.srcset,
  }));

test('a picture element offers AVIF files first and WebP files as the fallback', () => {
  render(<Picture files={wide} sizes="100vw" alt="The river" />);
  expect(sources()).toEqual([
    { type: 'image/avif', media: '', srcset: '/wide-1280.avif 1280w, /wide-1920.avif 1920w' },
  ]);
  const image = screen.getByRole('img', { name: 'The river' });
  expect(image).toHaveAttribute('srcset', '/wide-640.webp 640w, /wide-1280.webp 1280w');
  expect(image).toHaveAttribute('src', '/wide-1280.webp');
  expect(image).toHaveAttribute('sizes', '100vw');
});

test('the aspect ratio of a picture reserves its space before the picture loads', () => {
  render(
    <Picture
      files={wide}
      sizes="100vw"
      alt="The river"
      alternative={{ media: '(width < 40rem)', files: tall }}
    />,
  );
  const image = screen.getByRole('img', { name: 'The river' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['16', '9']);
  expect(sources().map(({ type, media }) => [type, media])).toEqual([
    ['image/avif', '(width < 40rem)'],
    ['image/webp', '(width < 40rem)'],
    ['image/avif', ''],
  ]);
  const [narrow] = document.querySelectorAll('source');
  expect([narrow?.getAttribute('width'), narrow?.getAttribute('height')]).toEqual(['2', '3']);
});

test('a picture without alternative text is hidden from screen readers', () => {
  render(<Picture files={wide} sizes="100vw" alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
