import { addToShape } from '../recovery/add-to-shape.ts';

/** A comment, the start of a tag, its end, or a text, as React writes them. */
const token = /<!--(?<comment>.*?)-->|<\/[^>]*>|<(?<name>[\w-]+)[^>]*>|(?<text>[^<]+)/gs;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The same as `shapeOf` of the tree that a browser makes from HTML of React's. */
export function shapeOfHtml(html: string): string {
  let shape = 0;
  for (const { groups = {} } of html.matchAll(token)) {
    const { comment, name, text } = groups;
    if (comment !== undefined) shape = addToShape(shape, '#comment', comment);
    else if (name !== undefined) shape = addToShape(shape, name.toLowerCase(), null);
    else if (text !== undefined) shape = addToShape(shape, '#text', decode(text));
  }
  return shape.toString(36);
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
