import { addNodeToTreeHash } from '../recovery/add-to-tree-hash.ts';

/** A regular expression for one comment, start tag, end tag or text in HTML that React rendered. */
const token = /<!--(?<comment>.*?)-->|<\/[^>]*>|<(?<name>[\w-]+)[^>]*>|(?<text>[^<]+)/gs;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Computes a hash of an HTML text. It equals the hash from `hashDomTree` for the DOM that a browser parses from the
 * text.
 */
export function hashHtmlTree(html: string): string {
  let hash = 0;
  for (const { groups = {} } of html.matchAll(token)) {
    const { comment, name, text } = groups;
    if (comment !== undefined) hash = addNodeToTreeHash(hash, '#comment', comment);
    else if (name !== undefined) hash = addNodeToTreeHash(hash, name.toLowerCase(), null);
    else if (text !== undefined) hash = addNodeToTreeHash(hash, '#text', decode(text));
  }
  return hash.toString(36);
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
