/** Deep water at its stillest: what the large pictures fade into where text stands on them, in both themes. */
export const pictureFadeColor = '#051c18';
