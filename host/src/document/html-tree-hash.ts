import { addToTreeHash } from '../recovery/add-to-tree-hash.ts';

/** Matches a comment, a start tag, an end tag or a text in HTML from React. */
const token = /<!--(?<comment>.*?)-->|<\/[^>]*>|<(?<name>[\w-]+)[^>]*>|(?<text>[^<]+)/gs;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Computes from HTML of React the value that `treeHash` computes from the parsed tree. */
export function htmlTreeHash(html: string): string {
  let hash = 0;
  for (const { groups = {} } of html.matchAll(token)) {
    const { comment, name, text } = groups;
    if (comment !== undefined) hash = addToTreeHash(hash, '#comment', comment);
    else if (name !== undefined) hash = addToTreeHash(hash, name.toLowerCase(), null);
    else if (text !== undefined) hash = addToTreeHash(hash, '#text', decode(text));
  }
  return hash.toString(36);
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
