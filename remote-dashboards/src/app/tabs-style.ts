import { css } from '@emotion/react';
import { portalTabsAtBottom } from '@torsa/shared/theme/breakpoints';

export const tabBarHeight = 'calc(3.5rem + env(safe-area-inset-bottom, 0px))';

/** Reserves the height of the navigation tabs while the session is loading. */
export const tabsWrapper = css({ minBlockSize: '3rem', [portalTabsAtBottom]: { minBlockSize: 0 } });
