/** A piece of a text, which is a link if it has an `href`. */
export interface TextOrLinkPiece {
  readonly text: string;
  readonly href?: string;
  /** The real host name of a link whose visible text could mislead the reader. */
  readonly host?: string;
}

interface FoundLink extends TextOrLinkPiece {
  readonly start: number;
}

/** Characters that end a URL: spaces, quotation marks, and punctuation of other scripts. */
const chunkForm = /[^\s<>"“”„«»‹›।॥、。，；：！？（）「」『』【】]+/gu;
/** Invisible characters and direction marks, which can make a URL look like another one. */
export const invisibleCharacters =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
const schemeForm = /(?<![\p{L}\p{N}])https?:\/\//iu;
/** Matches the separator between two URLs without a space. */
const nextUrlForm = /(?=['|,;]https?:\/\/)/iu;
const typedHostForm = /^https?:\/\/([^/?#\\]*)/iu;
/** Bengali noun endings after a URL, such as in `https://torsa.example-এ`. */
const bengaliEnding = /-(?:এ|এর|র|তে|টি|টা|কে|য়)$/u;
const bengaliLabel = /^(?:[\p{Script=Bengali}\p{N}\p{M}-]|\u200c|\u200d)+$/u;

const sentenceEnds = new Set(".,;:!?…*`'’‘|");
const chunkEdges = new Set([...sentenceEnds, '(', '[', '{']);
const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const mailboxForm = /[\p{L}\p{N}\p{M}.!#$%&'*+=?^_`{|}~@-]+/gu;
const mailboxEdges = new Set(".'*`~_|!?");
const localForm = /^[\p{L}\p{N}\p{M}.!#$%&'*+=?^_`{|}~-]+$/u;
const domainForm = /^[\p{L}\p{N}\p{M}.-]+/u;
const labelForm = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const topLabelForm = /^\p{L}[\p{L}\p{N}\p{M}-]+$/u;
const maxLocalLength = 64;
const maxDomainLength = 253;

/**
 * Splits a text into plain pieces and links, whose concatenation equals the text. It takes linear time even for hostile
 * texts.
 * @param maxLinks the maximum number of links
 */
export function splitTextAtLinks(
  text: string,
  maxLinks = Number.POSITIVE_INFINITY,
): readonly TextOrLinkPiece[] {
  const parts: TextOrLinkPiece[] = [];
  let end = 0;
  let count = 0;
  for (const { 0: chunk, index } of text.matchAll(chunkForm)) {
    for (const { start, ...part } of linksIn(chunk)) {
      if (count === maxLinks) return [...parts, { text: text.slice(end) }];
      count += 1;
      if (index + start > end) parts.push({ text: text.slice(end, index + start) });
      parts.push(part);
      end = index + start + part.text.length;
    }
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}

function linksIn(chunk: string): readonly FoundLink[] {
  const isEdge = (character: string) =>
    chunkEdges.has(character) || invisibleCharacters.test(character);
  const from = startWithout(chunk, isEdge);
  const visible = chunk.slice(from, Math.max(from, endWithout(chunk, isEdge)));
  if (invisibleCharacters.test(visible)) return [];
  const scheme = schemeForm.exec(visible)?.index ?? visible.length;
  return [...mailboxesIn(visible.slice(0, scheme)), ...urlsIn(visible, scheme)].map((link) => ({
    ...link,
    start: from + link.start,
  }));
}

function* urlsIn(chunk: string, from: number): Iterable<FoundLink> {
  let start = from;
  for (const piece of chunk.slice(from).split(nextUrlForm)) {
    // Every piece but the first begins with its separator character.
    const offset = start === from ? 0 : 1;
    const text = withoutEnding(piece.slice(offset));
    const link = readUrl(text);
    if (link) yield { text, start: start + offset, ...link };
    start += piece.length;
  }
}

/** Removes the sentence's punctuation from the end of a URL: `https://x.org/a_(b)).` becomes `https://x.org/a_(b)`. */
function withoutEnding(url: string): string {
  const counts = new Map<string, number>();
  for (const character of url) counts.set(character, (counts.get(character) ?? 0) + 1);
  const isUnbalanced = (closer: string) => {
    const opener = openers[closer];
    const count = counts.get(closer) ?? 0;
    if (opener === undefined || count <= (counts.get(opener) ?? 0)) return false;
    counts.set(closer, count - 1);
    return true;
  };
  const text = url.slice(
    0,
    endWithout(url, (character) => sentenceEnds.has(character) || isUnbalanced(character)),
  );
  return text.replace(bengaliEnding, '');
}

function readUrl(text: string): Pick<TextOrLinkPiece, 'href' | 'host'> | undefined {
  if (!URL.canParse(text)) return undefined;
  const { hostname } = new URL(text);
  const typed = typedHostForm.exec(text)?.[1] ?? '';
  // Do not link a URL with a user name, because it can imitate a host name.
  if (typed.includes('@')) return undefined;
  const typedHost = typed.replace(/:\d*$/, '').toLowerCase();
  const isShown = typedHost === hostname || isReadable(typedHost);
  return { href: text, ...(isShown ? {} : { host: hostname }) };
}

/** Returns true if a host name cannot imitate another one, because its labels are ASCII or fully Bengali. */
function isReadable(host: string): boolean {
  const labels = host.split('.');
  const isAscii = (label: string) => /^[a-z0-9-]+$/.test(label);
  return !labels.every(isAscii) && labels.every((one) => isAscii(one) || bengaliLabel.test(one));
}

function* mailboxesIn(text: string): Iterable<FoundLink> {
  for (const { 0: found, index } of text.matchAll(mailboxForm)) {
    const at = found.indexOf('@');
    // Skip the user name of a URL such as `ssh://user@torsa.example`, and text with two @ signs.
    if (at < 0 || found.includes('@', at + 1) || text.startsWith('//', index - 2)) continue;
    const local = localOf(found.slice(0, at));
    const domain = domainOf(found.slice(at + 1, at + 2 + maxDomainLength));
    if (local === undefined || domain === undefined) continue;
    const mailbox = `${local}@${domain}`;
    const href = `mailto:${encodeURIComponent(mailbox).replace('%40', '@')}`;
    yield { text: mailbox, href, start: index + at - local.length };
  }
}

function localOf(text: string): string | undefined {
  const local = text.slice(startWithout(text, (character) => mailboxEdges.has(character)));
  if (local.length > maxLocalLength) return undefined;
  // Exclude a Bengali word directly before an email address.
  const own = /[a-z]/i.test(local) ? local.replace(/^.*\p{Script=Bengali}/u, '') : local;
  return localForm.test(own) ? own : undefined;
}

function domainOf(text: string): string | undefined {
  const run = domainForm.exec(text)?.[0] ?? '';
  const domain = run
    .slice(
      0,
      endWithout(run, (character) => character === '.' || character === '-'),
    )
    .replace(bengaliEnding, '');
  const labels = domain.split('.');
  const isDomain =
    domain.length <= maxDomainLength &&
    labels.length > 1 &&
    labels.every((label) => labelForm.test(label)) &&
    topLabelForm.test(labels.at(-1) ?? '');
  return isDomain ? domain : undefined;
}

/** Returns the index after the leading characters of this kind. */
function startWithout(text: string, isOfKind: (character: string) => boolean): number {
  let start = 0;
  while (start < text.length && isOfKind(text.charAt(start))) start += 1;
  return start;
}

/** Returns the index before the trailing characters of this kind. */
function endWithout(text: string, isOfKind: (character: string) => boolean): number {
  let end = text.length;
  while (end > 0 && isOfKind(text.charAt(end - 1))) end -= 1;
  return end;
}
