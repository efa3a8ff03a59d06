import { INDENTED_LINE_PREFIX } from './html-text.ts';

/** Splits a line into words without case, punctuation, quotation marks and URLs. */
const wordsOf = (line: string): readonly string[] =>
  line
    .replace(/<?\b(?:https?:\/\/|mailto:)[^\s<>]*>?/gi, ' ')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/** The minimum number of words that a quoted line must share with the original email. */
const RUN = 4;

/**
 * Finds quoted lines of emails that the company sent, by sequences of four words, because mail programs change line
 * breaks.
 */
export class QuotedLineFinder {
  readonly #runs = new Set<string>();
  readonly #beginnings = new Set<string>();

  constructor(texts: readonly string[]) {
    for (const text of texts) {
      const words = wordsOf(text);
      for (let start = 0; start + RUN <= words.length; start += 1) {
        this.#runs.add(words.slice(start, start + RUN).join(' '));
      }
      this.#beginnings.add(words.slice(0, RUN - 1).join(' '));
    }
  }

  get isEmpty(): boolean {
    return this.#beginnings.size === 0;
  }

  /** Finds the lines of a reply that repeat an email of the company, and the share of their repeated words. */
  compare(lines: readonly string[]): { isQuoted: boolean[]; share: number } {
    let before: readonly string[] = [];
    let quotedWords = 0;
    let allWords = 0;
    const isQuoted = lines.map((line, index) => {
      const words = wordsOf(
        line.startsWith(INDENTED_LINE_PREFIX) ? line.slice(INDENTED_LINE_PREFIX.length) : line,
      );
      if (words.length === 0) return true;
      const quoted = this.#isQuoted(words, before, () => this.#wordsAfter(lines, index));
      allWords += words.length;
      if (quoted) quotedWords += words.length;
      before = quoted ? [...before, ...words].slice(-(RUN - 1)) : [];
      return quoted;
    });
    return { isQuoted, share: allWords === 0 ? 0 : quotedWords / allWords };
  }

  #isQuoted(
    words: readonly string[],
    before: readonly string[],
    after: () => readonly string[],
  ): boolean {
    if (words.length >= RUN) return this.#matches(words);
    // A short line must also continue the line above it or begin a sent email, because few words often match by
    // chance.
    if (before.length > 0 && this.#matches([...before, ...words])) return true;
    const joined = [...words, ...after()].slice(0, RUN);
    return joined.length === RUN && this.#matches(joined);
  }

  #matches(words: readonly string[]): boolean {
    if (words.length < RUN) return this.#beginnings.has(words.join(' '));
    for (let start = 0; start + RUN <= words.length; start += 1) {
      if (!this.#runs.has(words.slice(start, start + RUN).join(' '))) return false;
    }
    return true;
  }

  #wordsAfter(lines: readonly string[], index: number): readonly string[] {
    const words: string[] = [];
    for (let next = index + 1; next < Math.min(lines.length, index + 6); next += 1) {
      words.push(...wordsOf(lines[next] ?? '').slice(0, RUN));
      if (words.length >= RUN) break;
    }
    return words;
  }
}
