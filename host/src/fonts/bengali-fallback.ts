/** The families of `bengaliFallbackFaces`, in a module of their own for the inline script that waits for them. */
export const bengaliFallback = {
  display: 'Torsa Display Bengali Now',
  text: 'Torsa Text Bengali Now',
} as const;
