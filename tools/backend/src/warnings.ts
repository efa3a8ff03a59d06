/**
 * Replaces errors in process warnings by their texts. The embedded backend filters warnings by text and throws on an
 * Error, which would end the process. Node warns with an Error about too many listeners, for example.
 */
export function stringifyErrorWarnings(): void {
  const filtered = process.emitWarning.bind(process) as EmitWarning;
  const mended: EmitWarning = (warning, ...rest) =>
    warning instanceof Error ? filtered(warning.message, warning.name) : filtered(warning, ...rest);
  process.emitWarning = mended;
}

type EmitWarning = (warning: string | Error, ...rest: unknown[]) => void;
