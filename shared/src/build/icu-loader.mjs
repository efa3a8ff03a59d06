import { runInNewContext } from 'node:vm';
import compile from 'icu-minify/compile';

// JavaScript, because Rspack loads this file without a compiler and Node 20 cannot run TypeScript.

/** A call of `icu` whose only argument is a quoted string. */
const call = /\bicu\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*,?\s*\)/g;

/**
 * Replaces each call of `icu` in a copy file with its compiled message, so that browsers do not load the compiler.
 * @param {string} source
 * @returns {string}
 * @throws {Error} if an argument is not a plain string or not valid ICU MessageFormat
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
