import { createHash } from 'node:crypto';

/** An element with what is written in it. Text of people cannot look like one: it is escaped. */
const inline = /<(script|style)((?: [^>]*)?)>(.*?)<\/\1>/gs;

/** Emotion begins with an empty style element, and fills it by the CSSOM. */
const emptyStyle = '';

/**
 * Writes into a finished document what it may load and run: the files of its own site, the inline script and the styles
 * that it was written with, and calls to its backend. Nothing is evaluated, and no text becomes code or HTML.
 * @param backendUrl of the site config.
 */
export function withContentPolicy(html: string, backendUrl: string): string {
  const scripts: string[] = [];
  const styles = [emptyStyle];
  for (const [, element, attributes = '', text = ''] of html.matchAll(inline)) {
    if (element === 'style') styles.push(text);
    else if (attributes === '') scripts.push(text);
  }
  const policy = Object.entries({
    'default-src': "'none'",
    'script-src': `'self' ${hashes(scripts)}`,
    'style-src': hashes(styles),
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': `'self' ${new URL(backendUrl).origin}`,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
  return html.replace(
    '<meta name="viewport"',
    (next) => `<meta http-equiv="Content-Security-Policy" content="${policy}">\n${next}`,
  );
}

function hashes(texts: readonly string[]): string {
  const distinct = new Set(texts.map((text) => createHash('sha256').update(text).digest('base64')));
  return [...distinct].map((hash) => `'sha256-${hash}'`).join(' ');
}
