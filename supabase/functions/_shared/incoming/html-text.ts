// Converts the HTML of an incoming email to text. Deeply nested HTML loses its structure, because html-to-text would
// need quadratic time.

/** The `convert` function of html-to-text, which the edge function and the local backend each import. */
export type ConvertHtmlToText = (html: string, options: object) => string;

interface Element {
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly unknown[];
  readonly parent?: Element | null;
}

interface BlockOptions {
  readonly leadingLineBreaks?: number;
  readonly trailingLineBreaks?: number;
  readonly blockTransform?: (text: string) => string;
}

/** The methods of html-to-text's block builder that the formatters call. */
interface Builder {
  openBlock(options: BlockOptions): void;
  closeBlock(options: BlockOptions): void;
  addInline(text: string): void;
}

type Walk = (children: readonly unknown[], builder: Builder) => void;
type Formatter = (element: Element, walk: Walk, builder: Builder) => void;

/** The maximum nesting depth of HTML that keeps its structure. Real email threads have about a hundred levels. */
const MAX_DEPTH = 300;

/**
 * Marks the lines of a `blockquote` without a mail program's class, which is a quotation only after an attribution
 * line ("Rita wrote:").
 */
export const INDENTED_LINE_PREFIX = '\ue000';

const QUOTE_CONTAINER =
  /gmail_quote|yahoo_quoted|protonmail_quote|tutanota_quote|zmail_extra|moz-cite|moz-forward|cite/i;

function isMarkedAsQuotation(element: Element): boolean {
  if (element.attribs?.['type']?.toLowerCase() === 'cite') return true;
  if (element.attribs?.['cite'] !== undefined) return true;
  let ancestor: Element | null | undefined = element;
  for (let level = 0; level < 3 && ancestor; level += 1) {
    if (QUOTE_CONTAINER.test(ancestor.attribs?.['class'] ?? '')) return true;
    ancestor = ancestor.parent;
  }
  return false;
}

function isInsideQuotation(element: Element): boolean {
  for (let ancestor = element.parent; ancestor; ancestor = ancestor.parent) {
    if (ancestor.name === 'blockquote') return true;
  }
  return false;
}

const formatQuotation: Formatter = (element, walk, builder) => {
  const lineBreaks = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
  // Nested quotations get only one prefix, because one prefix per level could turn a small email into a very large
  // text.
  if (isInsideQuotation(element)) {
    builder.openBlock(lineBreaks);
    walk(element.children ?? [], builder);
    builder.closeBlock(lineBreaks);
    return;
  }
  const prefix = isMarkedAsQuotation(element) ? '> ' : INDENTED_LINE_PREFIX;
  builder.openBlock(lineBreaks);
  walk(element.children ?? [], builder);
  builder.closeBlock({
    ...lineBreaks,
    blockTransform: (text) => text.replace(/^/gm, prefix),
  });
};

const formatCell: Formatter = (element, walk, builder) => {
  walk(element.children ?? [], builder);
  builder.addInline(' ');
};

const formatImage: Formatter = (element, _walk, builder) => {
  const description = element.attribs?.['alt'];
  if (description) builder.addInline(description);
};

const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
const heading = {
  format: 'heading',
  options: { ...line, uppercase: false },
};

const OPTIONS = {
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH + 100, maxInputLength: undefined },
  formatters: { quotation: formatQuotation, cell: formatCell, description: formatImage },
  selectors: [
    {
      selector: 'a',
      options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true, noAnchorUrl: true },
    },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...heading })),
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'ul', options: { itemPrefix: '- ', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'ol', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'hr', options: { ...line, length: 20 } },
    { selector: 'table', format: 'block', options: line },
    { selector: 'tr', format: 'block', options: line },
    { selector: 'td', format: 'cell' },
    { selector: 'th', format: 'cell' },
    { selector: 'img', format: 'description' },
    { selector: 'blockquote', format: 'quotation' },
    { selector: 'title', format: 'skip' },
  ],
};

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td th tr option'.split(
    ' ',
  ),
);

/** Returns true if HTML elements are nested too deeply for html-to-text to convert in linear time. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9:]*)/gi)) {
    if (VOID.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Converts HTML to plain text with line breaks and without other structure, in linear time. */
function withoutTags(html: string): string {
  let text = '';
  let position = 0;
  while (position < html.length) {
    const start = html.indexOf('<', position);
    const end = start < 0 ? -1 : html.indexOf('>', start);
    if (start < 0 || end < 0) return text + html.slice(position);
    text += html.slice(position, start);
    const name = /^<\/?([a-z0-9]+)/i.exec(html.slice(start, start + 20))?.[1]?.toLowerCase() ?? '';
    if (/^(br|p|div|li|tr|table|blockquote|h\d|hr)$/.test(name)) text += '<br>';
    position = end + 1;
  }
  return text;
}

/** Converts HTML to text with the URLs of links, the descriptions of images, and the lines of lists and tables. */
export function htmlToText(html: string, convert: ConvertHtmlToText): string {
  const clean = html
    // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is removed.
    .replace(/\u0000|\ue000/g, '')
    // Removes NUL characters, which HTML parsers would convert to replacement characters.
    .replace(/&#(?:0+(?![0-9])|x0+(?![0-9a-f]));?/gi, '');
  const text = isTooDeep(clean) ? convert(withoutTags(clean), OPTIONS) : convert(clean, OPTIONS);
  // Replaces non-breaking spaces by plain spaces, which look the same.
  return text.replace(/\u00a0/g, ' ').replace(/\n{3,}/g, '\n\n');
}
