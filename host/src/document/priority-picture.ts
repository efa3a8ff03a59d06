/** Matches the `<picture>` element that contains `fetchPriority="high"` in HTML that React rendered. */
const firstPicture = /<picture>((?:(?!<\/picture>).)*\bfetchPriority="high".*?)<\/picture>/s;

const avifSource = /<source type="image\/avif" ([^>]*)\/>/g;

/**
 * Writes preload links for the `<picture>` with high fetch priority, so that the browser requests the picture before
 * it parses the body.
 * @param html the rendered HTML of the page.
 * @returns one link for each media query, or an empty string if the page has no such picture.
 */
export function writePicturePreloadLinks(html: string): string {
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

/** Returns a media query that matches exactly the screens that the given query does not match. */
function opposite(media: string): string {
  const not = 'not all and ';
  return media.startsWith(not) ? media.slice(not.length) : not + media;
}
