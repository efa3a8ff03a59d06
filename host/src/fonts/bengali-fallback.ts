/**
 * The font families of `writeBengaliFallbackFaces`. They are in a separate module so that the inline script
 * `wait-for-bengali.ts` stays small.
 */
export const bengaliFallbackFamilies = {
  display: 'Torsa Display Bengali Now',
  text: 'Torsa Text Bengali Now',
} as const;
