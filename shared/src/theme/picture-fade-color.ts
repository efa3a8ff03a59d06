/** The dark colour into which large pictures fade behind text. It is the same in both themes. */
export const pictureFadeColor = '#051c18';
