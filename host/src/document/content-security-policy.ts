import { createHash } from 'node:crypto';
import { scriptPolicyName } from '../federation/script-policy.ts';

/**
 * The content of Emotion's empty style element, which the policy allows by its hash. Emotion adds rules through the
 * CSSOM.
 */
const emptyStyle = '';

interface InlineTexts {
  /** The `backendUrl` of the site configuration, to which the policy allows requests. */
  readonly backendUrl: string;
  /** The texts of all the host's inline scripts, including scripts that the HTML document does not contain. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Adds a content security policy to a complete HTML document. It allows only the site's files, the given inline texts
 * and the backend.
 */
export function addContentSecurityPolicy(
  html: string,
  { backendUrl, scripts, styles }: InlineTexts,
): string {
  const written = scripts.filter((text) => html.includes(`<script>${text}</script>`));
  const { origin } = new URL(backendUrl);
  const policy = Object.entries({
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes(written)].join(' '),
    'style-src': hashes([emptyStyle, ...styles]).join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    // The WebSocket URL of the backend, for live updates, because the HTTP URL does not allow WebSocket connections.
    'connect-src': `'self' ${origin} ${origin.replace('http', 'ws')}`,
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    // `allow-duplicates` permits policy names that a browser extension has already used.
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
