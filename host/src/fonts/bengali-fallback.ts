/**
 * The font families of `bengaliFallbackFaces`. They are in a separate module so that the inline script
 * `wait-for-bengali.ts` stays small.
 */
export const bengaliFallback = {
  display: 'Torsa Display Bengali Now',
  text: 'Torsa Text Bengali Now',
} as const;
