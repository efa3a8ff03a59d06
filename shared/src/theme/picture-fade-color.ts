/** The dark colour into which large pictures fade behind text, in both themes. */
export const pictureFadeColor = '#051c18';
