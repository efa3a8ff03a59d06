import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Picture } from '@torsa/shared/ui/picture';
import { templateServiceCardPicture } from '../pictures/template/card.ts';

const { color } = tokens;

// A picture in the shape of an arch, with an outline.
const frame = css({
  inlineSize: 'min(100%, 24rem)',
  marginInline: 'auto',
  padding: '0.875rem 0.875rem 0',
  border: `2px solid ${color.terracotta}`,
  borderBlockEndWidth: 0,
  borderRadius: '999px 999px 0 0',
});
const image = css({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  objectPosition: '68% 50%',
  borderRadius: '999px 999px 0 0',
  backgroundColor: color.deep,
});

/** A decorative picture of the arcade of the Cooch Behar palace and its reflection. */
export function PalaceArchesPicture() {
  return (
    <div css={frame}>
      <Picture css={image} files={templateServiceCardPicture} sizes="45rem" alt="" loading="lazy" />
    </div>
  );
}
