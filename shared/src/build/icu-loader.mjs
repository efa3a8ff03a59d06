import { runInNewContext } from 'node:vm';
import compile from 'icu-minify/compile';

// Rspack loads its loaders itself, and Node 20 reads no TypeScript.

/** A call of `icu` with its one argument, a text in quotes. */
const call = /\bicu\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*,?\s*\)/g;

/**
 * Puts compiled messages in place of the calls of `icu` in a catalogue, so that no browser loads the compiler.
 * @param {string} source
 * @returns {string}
 * @throws {Error} for a call that is not of a plain text, and for a text that is no ICU MessageFormat.
 */
export default function compileMessages(source) {
  const compiled = source.replace(call, (_, text) =>
    JSON.stringify(compile(runInNewContext(text))),
  );
  if (/\bicu\(/.test(compiled)) {
    throw new Error(
      "icu() takes one text in quotes, so that it can be compiled: icu('For {title}').",
    );
  }
  return compiled;
}
