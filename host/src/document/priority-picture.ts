/** The picture that a page wants before all else, as React writes it. */
const firstPicture = /<picture>((?:(?!<\/picture>).)*\bfetchPriority="high".*?)<\/picture>/s;

const avifSource = /<source type="image\/avif" ([^>]*)\/>/g;

/**
 * Asks for the picture that a page wants first before the browser has come to it, in the format that nearly all know.
 * @param html of the page. @returns a link for each of its screens; nothing for a page without such a picture.
 */
export function priorityPicturePreload(html: string): string {
  const [, picture = ''] = firstPicture.exec(html) ?? [];
  let elsewhere: string | undefined;
  let links = '';
  for (const [, source = ''] of picture.matchAll(avifSource)) {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(source)?.[1] ?? '';
    const media = attribute('media') || elsewhere;
    links += `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${attribute('srcSet')}" imagesizes="${attribute('sizes')}"${media ? ` media="${media}"` : ''}>\n`;
    elsewhere = opposite(attribute('media'));
  }
  return links;
}

/** The media query of all other screens. */
function opposite(media: string): string {
  const not = 'not all and ';
  return media.startsWith(not) ? media.slice(not.length) : not + media;
}
