import { bengaliNowFaces } from './font-faces.ts';

/** How long a page waits at most, in milliseconds: as long as browsers hold back text by themselves. */
const timeoutMs = 3000;

/** As `document.fonts` asks for them. */
const fonts = bengaliNowFaces.map(({ family, weight }) => `${weight} 1em '${family}'`);

/**
 * The text of an inline script for documents in Bengali, after the rules of their fonts. Where the system has no font
 * for that script, nothing of the page could be read, and all of it would move when ours comes: so the page is painted
 * once it is there. Where the system has one, it is found at once. A page that leads elsewhere stays hidden.
 *
 * A constant text: a content security policy can allow it by its hash.
 */
export const waitForBengali = `(() => {
const { style } = document.documentElement;
if (style.visibility) return;
style.visibility = 'hidden';
const show = () => { style.visibility = ''; };
setTimeout(show, ${timeoutMs});
Promise.all(${JSON.stringify(fonts)}.map((font) => document.fonts.load(font, 'ব'))).then(show, show);
})();`;
