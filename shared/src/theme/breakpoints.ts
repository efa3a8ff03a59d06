/** Media queries that only one component needs. Queries for many components are `media` in `tokens.ts`. */

/** Screens too narrow for text next to an icon in the navigation bar. */
export const tinyPhone = '@media (width < 24rem)';

/** Screens on which form buttons have the full width. */
export const smallPhone = '@media (width < 30rem)';

/** Screens on which the mobile menu has room for all its entries. */
export const tallBelowBar = '@media (width < 72rem) and (height >= 40rem)';

/** Screens on which a chat button with text would cover a part of the page. */
export const belowChatMargin = '@media (width < 103rem)';

/** Screens on which the portal's tabs are a bar at the bottom edge, within reach of the thumb. */
export const portalTabsBelow = '@media screen and (width < 48rem)';

/** Screens on which stages and task columns are side by side. */
export const portalColumns = '@media (width >= 48rem)';

/**
 * Screens on which the inbox list has the full width: wide enough for columns, too narrow for a conversation beside
 * it.
 */
export const inboxFullWidth = '@media (40rem <= width < 62rem)';
