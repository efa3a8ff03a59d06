import { INDENTED_LINE_PREFIX } from './html-text.ts';
import { MAX_PARSED_CHARACTERS } from './limits.ts';
import {
  type CompanyNames,
  doesTextMentionCompany,
  findAttributionStart,
  findQuotedHeaderBlock,
  MAX_ATTRIBUTION_CHARACTERS,
} from './quotation-marks.ts';
import { QuotedLineFinder } from './quoted-words.ts';

/** The data with which quoted emails of a conversation are recognised in a reply. */
export interface QuotationContext {
  /** The company's email address and names, in lower case. */
  readonly ours: CompanyNames;
  /** The texts of the sent emails, as their recipients saw them. */
  readonly sent: readonly string[];
}

export interface SplitReplyResult {
  readonly reply: string;
  /** The quoted text that was removed from the reply, empty if the reply quoted no text. */
  readonly quotation: string;
}

const isBlank = (line: string): boolean => line.trim() === '';
const isMarked = (line: string): boolean => /^[>＞]/.test(line.trimStart());

/** Returns true if a line ends an attribution ("Rita wrote:") that a mail program wrapped inside an address `<…>`. */
const endsAddress = (line: string, above: string): boolean =>
  /^>[^<>]{0,40}[:：]$/u.test(line.slice(0, 50).trimEnd()) &&
  above.lastIndexOf('<') > above.lastIndexOf('>');

/** Returns true if a line can end an attribution ("Rita wrote:"), with a colon or with the dashes of Zoho Mail. */
function canEndAttribution(line: string): boolean {
  const text = line.length > MAX_ATTRIBUTION_CHARACTERS ? '' : line.trimEnd();
  return text.endsWith(':') || text.endsWith('：') || text.endsWith('--');
}

/**
 * The maximum number of unmarked quotations that are compared with the sent emails, because each comparison reads the
 * remaining text.
 */
const MAX_ATTEMPTS = 5;

/** The minimum share of repeated words that makes an unmarked text a quotation of a sent email. */
const IS_REPEATED = 0.4;

/**
 * Separates the sender's own text from quoted text, in linear time. Quoted lines between the sender's answers remain.
 */
export function splitReplyFromQuotation(
  text: string,
  { ours, sent }: QuotationContext,
): SplitReplyResult {
  const whole = text.trim();
  if (whole.length > MAX_PARSED_CHARACTERS) return { reply: plain(whole), quotation: '' };
  const lines = whole.split('\n');
  const { quoted, heads } = markQuotations(lines, ours, new QuotedLineFinder(sent));
  const isOwn = lines.map((line, index) => !quoted[index] && !isBlank(line));
  const last = isOwn.lastIndexOf(true);
  if (last < 0) return { reply: plain(whole), quotation: '' };
  const runs = runsOf(lines, quoted);
  const inside = runs.filter(({ start }) => start < last);
  // The quotation stays in the reply if text follows, because the sender has then answered it line by line.
  const only = inside.length === 1 && inside.length === runs.length ? inside[0] : undefined;
  const removed = runs.filter(
    (run) =>
      run.start > last ||
      (run === only && (heads.has(run.start) || beginsWithAttribution(lines, run, ours))),
  );
  if (removed.length === 0) return { reply: plain(whole), quotation: '' };
  const kept: string[] = [];
  let position = 0;
  for (const { start, end } of removed) {
    kept.push(lines.slice(position, start).join('\n').trimEnd());
    position = end;
  }
  kept.push(lines.slice(position).join('\n'));
  return {
    reply: plain(kept.filter((text) => !isBlank(text)).join('\n')),
    quotation: plain(
      removed.map(({ start, end }) => lines.slice(start, end).join('\n')).join('\n\n'),
    ),
  };
}

/** Returns true if the first quoted lines are an attribution ("Rita wrote:"), as in Apple Mail. */
function beginsWithAttribution(
  lines: readonly string[],
  { start, end }: Run,
  ours: CompanyNames,
): boolean {
  const first = lines
    .slice(start, Math.min(end, start + 3))
    .map((line) => line.replace(/^\s*[>＞]\s?/, ''));
  return first.some((_, index) => findAttributionStart(first, index, ours, () => true) === 0);
}

/** Removes the line prefixes that mark indented HTML from a text. */
const plain = (text: string): string => text.replaceAll(INDENTED_LINE_PREFIX, '').trim();

interface Run {
  readonly start: number;
  readonly end: number;
}

/** Groups consecutive quoted lines, including the blank lines between them. */
function runsOf(lines: readonly string[], quoted: readonly boolean[]): readonly Run[] {
  const runs: { start: number; end: number }[] = [];
  let current: { start: number; end: number } | undefined;
  lines.forEach((line, index) => {
    if (quoted[index]) {
      current ??= { start: index, end: index };
      current.end = index + 1;
      if (runs.at(-1) !== current) runs.push(current);
    } else if (!isBlank(line)) current = undefined;
  });
  return runs;
}

/** Finds the groups of quoted lines, and those that begin with an attribution or a quoted header. */
function markQuotations(lines: readonly string[], ours: CompanyNames, sent: QuotedLineFinder) {
  const quoted = lines.map(
    (line, index) => isMarked(line) && !endsAddress(line, lines[index - 1] ?? ''),
  );
  const heads = new Set<number>();
  const isFree = (index: number): boolean => !quoted[index];
  lines.forEach((line, index) => {
    if (isBlank(line) || quoted[index] || line.length > MAX_ATTRIBUTION_CHARACTERS) return;
    const next = nextText(lines, index + 1);
    if (next < 0) return;
    const first =
      isMarked(lines[next] ?? '') || (lines[next] ?? '').startsWith(INDENTED_LINE_PREFIX)
        ? findAttributionStart(lines, index, ours, isFree)
        : -1;
    if (first < 0) return;
    heads.add(first);
    quoted.fill(true, first, index + 1);
    for (let below = next; (lines[below] ?? '').startsWith(INDENTED_LINE_PREFIX); below += 1) {
      quoted[below] = true;
    }
  });
  markUnquoted(lines, quoted, heads, ours, sent);
  markBrokenLines(lines, quoted, sent);
  return { quoted, heads };
}

/** Returns the next non-blank line, at most three lines below. */
function nextText(lines: readonly string[], from: number): number {
  for (let index = from; index < Math.min(lines.length, from + 3); index += 1) {
    if (!isBlank(lines[index] ?? '')) return index;
  }
  return -1;
}

/** Marks a repeated company email as quoted, because some mail programs repeat an email without `>`. */
function markUnquoted(
  lines: readonly string[],
  quoted: boolean[],
  heads: Set<number>,
  ours: CompanyNames,
  sent: QuotedLineFinder,
): void {
  let attempts = 0;
  for (let index = 0; index < lines.length && attempts < MAX_ATTEMPTS; index += 1) {
    if (quoted[index] || isBlank(lines[index] ?? '')) continue;
    const block = findQuotedHeaderBlock(lines, index, ours);
    const attribution =
      block === undefined && canEndAttribution(lines[index] ?? '')
        ? findAttributionStart(lines, index, ours, (line) => !quoted[line])
        : -1;
    if (!block && attribution < 0) continue;
    const start = block ? index : attribution;
    if (!block && !doesTextMentionCompany(lines.slice(start, index + 1).join(' '), ours)) continue;
    attempts += 1;
    const end = block ? block.end : index + 1;
    const below = lines.slice(end);
    const { isQuoted, share } = sent.compare(below);
    if (share >= IS_REPEATED) {
      heads.add(start);
      quoted.fill(true, start, end);
      isQuoted.forEach((isRepeated, offset) => {
        if (isRepeated && !isBlank(below[offset] ?? '')) quoted[end + offset] = true;
      });
      return;
    }
    // The text after a company email's header is always a quotation. After an attribution, it must also repeat a sent
    // email.
    if (block?.isOurs) {
      heads.add(start);
      quoted.fill(true, start);
      return;
    }
  }
}

/** Marks the second half of a quoted line that a mail program broke into two lines and marked only once. */
function markBrokenLines(
  lines: readonly string[],
  quoted: boolean[],
  sent: QuotedLineFinder,
): void {
  if (sent.isEmpty) return;
  for (let index = 1; index + 1 < lines.length; index += 1) {
    if (quoted[index] || !quoted[index - 1] || isBlank(lines[index] ?? '')) continue;
    const { isQuoted } = sent.compare([lines[index - 1] ?? '', lines[index] ?? '']);
    if (isQuoted[0] && isQuoted[1]) quoted[index] = true;
  }
}
