/**
 * The embedded backend filters the process's warnings by their text, and throws on one that is an
 * Error, such as Node's about too many listeners: that would end the process. Errors go as text.
 */
export function mendWarnings(): void {
  const filtered = process.emitWarning.bind(process) as EmitWarning;
  const mended: EmitWarning = (warning, ...rest) =>
    warning instanceof Error ? filtered(warning.message, warning.name) : filtered(warning, ...rest);
  process.emitWarning = mended;
}

type EmitWarning = (warning: string | Error, ...rest: unknown[]) => void;
