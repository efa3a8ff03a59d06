/** Media queries that only one component needs. Media queries of many components are in `tokens.ts`. */

/** Matches screens that are too narrow for text next to an icon in the navigation bar. */
export const tinyPhoneMedia = '@media (width < 24rem)';

/** Matches screens on which form buttons have the full width. */
export const smallPhoneMedia = '@media (width < 30rem)';

/** Matches screens on which the whole mobile menu is visible without scrolling. */
export const menuFitsBelowBarMedia = '@media (width < 72rem) and (height >= 40rem)';

/** Matches screens on which a chat button with text would cover a part of the page. */
export const chatButtonCoversPageMedia = '@media (width < 103rem)';

/** Matches screens on which the portal's navigation is a vertical bar beside the page. */
export const portalRailMedia = '@media screen and (width >= 68.75rem)';

/** Matches screens on which the portal's navigation is a bar at the bottom edge. */
export const portalBottomBarMedia = '@media screen and (width < 68.75rem)';

/** Matches screens that are wide enough for a side panel beside an open conversation. */
export const portalSidePanelMedia = '@media (width >= 80rem)';

/** Matches screens on which the two languages of a setting are side by side. */
export const settingsSideBySideMedia = '@media (width >= 56.25rem)';

/** Matches low screens, for example at 400 % zoom, on which the portal's toolbar scrolls away with the page. */
export const lowScreenMedia = '@media (height < 24rem)';

/** Matches screens on which project stages and task columns are side by side. */
export const portalColumnsMedia = '@media (width >= 48rem)';

/** Matches screens that show either the inbox list in columns or a conversation, but not both. */
export const inboxFullWidthMedia = '@media (40rem <= width < 62rem)';
