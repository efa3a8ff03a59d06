/**
 * The font families of `bengaliFallbackFaces`. A separate module keeps the inline script `wait-for-bengali.ts`
 * small.
 */
export const bengaliFallbackFamilies = {
  display: 'Torsa Display Bengali Now',
  text: 'Torsa Text Bengali Now',
} as const;
