/**
 * Media queries that only one component needs. The media queries of many components are in `media` of `tokens.ts`.
 */

/** Matches screens that are too narrow for text next to an icon in the navigation bar. */
export const tinyPhoneMedia = '@media (width < 24rem)';

/** Matches screens on which form buttons have the full width. */
export const smallPhoneMedia = '@media (width < 30rem)';

/** Matches screens on which the mobile menu has room for all its entries. */
export const menuFitsBelowBarMedia = '@media (width < 72rem) and (height >= 40rem)';

/** Matches screens on which a chat button with text would cover a part of the page. */
export const chatButtonCoversPageMedia = '@media (width < 103rem)';

/** A media query for screens with room for the portal's navigation rail (a vertical bar) beside the page. */
export const portalRailMedia = '@media screen and (width >= 68.75rem)';

/** Matches screens on which the portal's navigation is a bar at the bottom edge, within reach of the thumb. */
export const portalBottomBarMedia = '@media screen and (width < 68.75rem)';

/** Matches screens with room for a side panel beside a conversation, the conversation list and the navigation rail. */
export const portalSidePanelMedia = '@media (width >= 80rem)';

/** Matches screens on which the two languages of a setting are side by side. */
export const settingsSideBySideMedia = '@media (width >= 56.25rem)';

/** Matches screens so low, for example at 400 % zoom, that the portal's toolbar scrolls away with the page. */
export const lowScreenMedia = '@media (height < 24rem)';

/** Matches screens on which project stages and task columns are side by side. */
export const portalColumnsMedia = '@media (width >= 48rem)';

/**
 * Matches screens on which the inbox list has the full width. They are wide enough for columns, but too narrow for a
 * conversation next to the list.
 */
export const inboxFullWidthMedia = '@media (40rem <= width < 62rem)';
