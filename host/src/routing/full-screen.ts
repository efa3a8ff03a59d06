import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

/** Centres the only content of a page on the whole screen. */
export const fullScreen = css({
  display: 'grid',
  minBlockSize: `calc(100dvh - ${tokens.layout.header})`,
  '& > header': { display: 'grid', alignContent: 'center' },
});
