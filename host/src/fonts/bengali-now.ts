/** The families of `bengaliNowFaces`, in a module of their own for the inline script that waits for them. */
export const bengaliNow = {
  display: 'Torsa Display Bengali Now',
  text: 'Torsa Text Bengali Now',
} as const;
