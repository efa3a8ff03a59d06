/**
 * Matches decoration lines around compiler errors: the compiler's name, the number of errors, and the end of a code
 * frame.
 */
const frame = /^(?:[\w-]+:|[\w-]+ compiled with \d+ errors?|│)$/;

/**
 * Extracts the errors from the output of a failed build. An error of both compilers (browser and Node) is listed once.
 */
export function extractBuildErrors(output: string): string {
  // Matches an error of one of the project's own Rspack plugins, which Rspack prints as a list with one item.
  const [, thrown] = /^\[rspack-cli\] \[(.*)\]$/s.exec(output.trim()) ?? [];
  if (thrown) return thrown;
  if (!output.includes('ERROR in ')) return output.trim();
  const lines = output.split('\n').filter((line) => !frame.test(line.trim()));
  const errors = lines
    .map((line) => line.replace(/^ {2}/, ''))
    .join('\n')
    .split(/^(?=ERROR in )/m)
    .map((error) => error.replace(/^ERROR in (?=×)/, '').trim());
  return [...new Set(errors)].filter((error) => error !== '').join('\n');
}
