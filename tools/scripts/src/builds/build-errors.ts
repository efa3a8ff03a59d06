/** What stands round errors: which of an app's two compilers found them, how many, and the end of a drawn line. */
const frame = /^(?:[\w-]+:|[\w-]+ compiled with \d+ errors?|│)$/;

/** The errors that a failed build printed, each once: an app is compiled for browsers and for Node, and both find most. */
export function buildErrors(output: string): string {
  // Thrown by a plugin of ours, and printed by the command line as a list of one.
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
