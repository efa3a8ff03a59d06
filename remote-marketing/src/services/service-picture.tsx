import { css } from '@emotion/react';
import { media, tokens, viewport } from '@torsa/shared/theme/tokens';
import { PageContainer } from '@torsa/shared/ui/container';
import { Picture } from '@torsa/shared/ui/picture';
import { bannerPictures } from '../pictures/banner-pictures.ts';
import { cardPictures } from '../pictures/card-pictures.ts';
import type { ServiceId } from './service-ids.ts';

const narrowQuery = `not all and ${viewport.tablet}`;

const image = css({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  objectPosition: 'right',
  borderRadius: tokens.radius.l,
  backgroundColor: tokens.color.deep,
  [media.tablet]: { aspectRatio: '21 / 9' },
});

/** The decorative full-width picture of a service page. */
export function ServicePicture({ serviceId }: { readonly serviceId: ServiceId }) {
  return (
    <PageContainer>
      <Picture
        css={image}
        files={bannerPictures[serviceId]}
        alternative={{ media: narrowQuery, files: cardPictures[serviceId] }}
        sizes={`${viewport.page} 76rem, 100vw`}
        alt=""
        fetchPriority="high"
      />
    </PageContainer>
  );
}
