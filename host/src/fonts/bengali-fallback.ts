/**
 * Font families of `bengaliFallbackFaces`. They have their own module to keep the inline script `wait-for-bengali.ts` small.
 */
export const bengaliFallback = {
  display: 'Torsa Display Bengali Now',
  text: 'Torsa Text Bengali Now',
} as const;
