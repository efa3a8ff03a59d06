import { createHash } from 'node:crypto';
import { scriptPolicyName } from '../federation/script-policy.ts';

/** Emotion begins with an empty style element, and fills it by the CSSOM. */
const emptyStyle = '';

interface InlineTexts {
  /** Of the site config. */
  readonly backendUrl: string;
  /** The inline scripts that the host writes, whether this document has them or not. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Writes into a finished document what it may load and run: the files of its own site, the host's own inline scripts and
 * styles, and calls to its backend. Nothing is evaluated, and no text becomes code or HTML: what else stands in the
 * document as a script or a style, as HTML that a page has from elsewhere could, does not run.
 */
export function addContentSecurityPolicy(
  html: string,
  { backendUrl, scripts, styles }: InlineTexts,
): string {
  const written = scripts.filter((text) => html.includes(`<script>${text}</script>`));
  const policy = Object.entries({
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes(written)].join(' '),
    'style-src': hashes([emptyStyle, ...styles]).join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': `'self' ${new URL(backendUrl).origin}`,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    // An extension may have created policies of these names already.
    'trusted-types': `default ${scriptPolicyName} 'allow-duplicates'`,
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ');
  return html.replace(
    '<meta name="viewport"',
    (next) => `<meta http-equiv="Content-Security-Policy" content="${policy}">\n${next}`,
  );
}

function hashes(texts: readonly string[]): readonly string[] {
  const distinct = new Set(texts.map((text) => createHash('sha256').update(text).digest('base64')));
  return [...distinct].map((hash) => `'sha256-${hash}'`);
}
