/** The CSS property with the distance of a row's swipe, negative to the left. */
export const swipeDistanceVariable = '--swipe';
