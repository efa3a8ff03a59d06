/** Media queries of single components. Those of many components are `media` in `tokens.ts`. */

/** Too narrow for words beside an icon in the navigation bar. */
export const tinyPhone = '@media (width < 24rem)';

/** Buttons of forms take the whole line. */
export const smallPhone = '@media (width < 30rem)';

/** The menu of a phone opens with room for all its entries. */
export const tallBelowBar = '@media (width < 72rem) and (height >= 40rem)';

/** The chat's button would cover a part of the page if it had words. */
export const belowChatMargin = '@media (width < 103rem)';

/** The tabs of the portal are a bar at the lower edge of the screen, which a thumb reaches. */
export const portalTabsBelow = '@media screen and (width < 48rem)';

/** Stages and columns of tasks are side by side. */
export const portalColumns = '@media (width >= 48rem)';

/** The list of the inbox is in the full width: wide enough for columns, and not yet beside a conversation. */
export const inboxFullWidth = '@media (40rem <= width < 62rem)';
