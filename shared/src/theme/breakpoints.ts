/** Media queries of single components. Those of many components are `media` in `tokens.ts`. */

/** Too narrow for words beside an icon in the navigation bar. */
export const tinyPhone = '@media (width < 24rem)';

/** Buttons of forms take the whole line. */
export const smallPhone = '@media (width < 30rem)';

/** The menu of a phone opens with room for all its entries. */
export const tallBelowBar = '@media (width < 72rem) and (height >= 40rem)';

/** The chat's button would cover a part of the page if it had words. */
export const belowChatMargin = '@media (width < 103rem)';
