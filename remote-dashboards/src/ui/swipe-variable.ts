/** The custom property with the distance of a swiped row, which is negative to the left. */
export const swipeVariable = '--swipe';
