import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { Picture, type PictureFiles } from '@torsa/shared/ui/picture';

const { color, radius, space } = tokens;

const grid = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: space.l,
});
const image = css({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.l,
  backgroundColor: color.deep,
  color: color.onDeep,
});

const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">${content}</svg>`)}`;
const river =
  '<path d="M0 220c120-90 200 60 320-40s120-40 160-60" fill="none" stroke="#7fd3ba" stroke-width="6"/>';
const of = (url: string): PictureFiles => ({ width: 3, height: 2, avif: {}, webp: { 480: url } });

export function PictureStates() {
  return (
    <ul css={grid}>
      <li>
        <Picture css={image} files={of(svg(river))} sizes="12rem" alt="A river" /> There
      </li>
      <li>
        <Picture css={image} files={of(svg(''))} sizes="12rem" alt="" /> On its way: its place is
        kept
      </li>
    </ul>
  );
}
