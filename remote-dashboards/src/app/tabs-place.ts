import { css } from '@emotion/react';
import { portalTabsBelow } from '@torsa/shared/theme/breakpoints';

export const barHeight = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** Kept free while it is not known who is signed in. */
export const tabsPlace = css({ minBlockSize: '3rem', [portalTabsBelow]: { minBlockSize: 0 } });
