/**
 * Replaces the text between the comments `<!-- bench:name -->` and `<!-- /bench:name -->` of a Markdown file.
 * @throws {Error} when these comments are missing.
 */
export function replaceMarkdownSection(markdown: string, name: string, content: string): string {
  const [start, end] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const from = markdown.indexOf(start);
  const to = markdown.indexOf(end);
  if (from === -1 || to < from)
    throw new Error(`The documentation has no section ${start} … ${end}.`);
  return `${markdown.slice(0, from + start.length)}\n\n${content}\n\n${markdown.slice(to)}`;
}
