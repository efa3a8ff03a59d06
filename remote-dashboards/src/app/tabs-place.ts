import { css } from '@emotion/react';

/** Where the tabs are a bar at the lower edge of the screen, which a thumb reaches. */
export const narrow = '@media screen and (width < 48rem)';
export const barHeight = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** Kept free while it is not known who is signed in. */
export const tabsPlace = css({ minBlockSize: '3rem', [narrow]: { minBlockSize: 0 } });
