import { css } from '@emotion/react';
import { portalTabsBelow } from '@torsa/shared/theme/breakpoints';

export const tabBarHeight = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** Kept free while it is not known who is signed in. */
export const tabsWrapper = css({ minBlockSize: '3rem', [portalTabsBelow]: { minBlockSize: 0 } });
