/** A part of a text; `href` where it is an address. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"']+|[^\s<>"'@:/]+@[^\s<>"'@]+\.[^\s<>"'@.,;:!?)\]]+/giu;
/** What ends a sentence rather than an address. */
const trailing = /[.,;:!?)\]}।]+$/u;

/** Splits a text at the addresses of pages and mailboxes in it. The parts together are the text. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(trailing, '');
    const href = hrefOf(found);
    if (href === undefined) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: found, href });
    end = match.index + found.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

function hrefOf(found: string): string | undefined {
  if (!/^https?:/i.test(found)) return `mailto:${encodeURIComponent(found).replace('%40', '@')}`;
  return URL.canParse(found) ? found : undefined;
}
