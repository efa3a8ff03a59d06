import { tokens } from './tokens.ts';

const { color, font, fontSize, lineHeight, motion } = tokens;

/** The CSS of plain HTML elements, such as headings and links. */
export const baseCss = `
*, *::before, *::after { box-sizing: border-box; }
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: calc(${tokens.layout.header} + 1rem);
}
body {
  margin: 0;
  min-height: 100dvh;
  background: ${color.background};
  color: ${color.text};
  font-family: ${font.text};
  font-size: ${fontSize.body};
  line-height: ${lineHeight.body};
  /* The text font's own space is narrow on a screen. */
  word-spacing: 0.04em;
  -webkit-font-smoothing: antialiased;
  text-rendering: optimizeLegibility;
}
h1, h2, h3, h4 {
  margin: 0;
  font-family: ${font.display};
  font-weight: 400;
  line-height: ${lineHeight.snug};
  letter-spacing: -0.012em;
  word-spacing: normal;
  text-wrap: balance;
  overflow-wrap: break-word;
}
h1 { font-size: ${fontSize.h1}; line-height: ${lineHeight.tight}; letter-spacing: -0.022em; }
h2 { font-size: ${fontSize.h2}; line-height: calc(${lineHeight.tight} + 0.06); letter-spacing: -0.018em; }
h3 { font-size: ${fontSize.h3}; }
/* Bengali letters hang from one line, which negative letter spacing would break. */
:is(h1, h2, h3, h4):lang(bn) { letter-spacing: normal; }
p, ul, ol, dl, dd, figure, blockquote, address { margin: 0; }
p, li { text-wrap: pretty; }
address { font-style: normal; }
a {
  color: ${color.river};
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.22em;
  transition: color ${motion.fast} ${motion.ease};
}
a:hover { color: ${color.riverStrong}; text-decoration-thickness: 0.14em; }
a:active { text-decoration-style: double; }
/* No transitions on touch screens: most presses end before a colour has faded in. */
@media (hover: none) { a, button { transition: none !important; } }
button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; }
button[aria-busy='true'] { cursor: progress; opacity: 0.75; }
img, svg { display: block; max-width: 100%; }
/* Not on the root, because a style change there recalculates the styles of all elements. */
body ::selection { background: ${color.accent}; color: ${color.onAccent}; }
:focus-visible {
  outline: 3px solid ${color.focus};
  outline-offset: 3px;
}
[tabindex='-1']:focus-visible { outline: none; }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    /* With any duration, nested elements would get an inherited colour some frames later. */
    transition: none !important;
    scroll-behavior: auto !important;
  }
}
@media print {
  html { font-size: 13px; }
  body { min-height: 0; }
  h1, h2, h3 { break-after: avoid; }
  li, address { break-inside: avoid; }
  body::after { content: attr(data-printed); display: block; padding: 0.5rem 1.25rem; overflow-wrap: anywhere; }
  /* Decorations are useless on paper. */
  main :is(img[alt=''], svg[aria-hidden='true']) { display: none; }
}
`;
