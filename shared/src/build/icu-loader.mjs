import { runInNewContext } from 'node:vm';
import compile from 'icu-minify/compile';

// This loader is JavaScript, because Rspack runs it in Node 20, which cannot run TypeScript.

/** A pattern that matches a call of `icu` whose only argument is a quoted string. */
const call = /\bicu\(\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*,?\s*\)/g;

/**
 * Compiles each `icu` message in a file of interface texts, so that browsers need no ICU compiler.
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
      "icu() accepts only one quoted text as its argument, such as icu('For {title}').",
    );
  }
  return compiled;
}
