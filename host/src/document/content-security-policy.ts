import { createHash } from 'node:crypto';
import { scriptPolicyName } from '../federation/script-policy.ts';

/** Emotion inserts an empty style element and fills it through the CSSOM, so the policy has to allow an empty style. */
const emptyStyle = '';

interface InlineTexts {
  /** The `backendUrl` of the site config. */
  readonly backendUrl: string;
  /** All inline scripts of the host, also those that this document does not contain. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Adds a content security policy to a finished document. It allows files of the site, the host's own inline scripts and
 * styles, and requests to the backend.
 * Other inline scripts and styles in the document do not run, and trusted types prevent that a text becomes code or HTML.
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
    // An extension may have created policies with these names before.
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
