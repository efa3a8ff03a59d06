/**
 * The security headers of every response of the site server, also of errors and redirects. docs/hosting.md describes
 * other servers.
 */
export const securityHeaders = {
  // Each document contains its own script policy, but only a header can forbid frames.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Prevents browsers from sending the URL path of a page to other sites, because the path contains a secret. */
export const secretPageHeaders = { 'Referrer-Policy': 'no-referrer' } as const;
