/**
 * Replaces Error objects in process warnings with their texts, because the embedded backend filters warnings by text
 * and throws on an Error.
 */
export function convertErrorWarningsToText(): void {
  const filtered = process.emitWarning.bind(process) as EmitWarning;
  const mended: EmitWarning = (warning, ...rest) =>
    warning instanceof Error ? filtered(warning.message, warning.name) : filtered(warning, ...rest);
  process.emitWarning = mended;
}

type EmitWarning = (warning: string | Error, ...rest: unknown[]) => void;
