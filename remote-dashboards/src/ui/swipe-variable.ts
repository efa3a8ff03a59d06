/** The CSS custom property with the distance that a row was swiped, which is negative to the left. */
export const swipeDistanceVariable = '--swipe';
