/**
 * The security headers of every response of the site server, also of errors and redirects. docs/hosting.md describes
 * other servers. The documents contain their own script policy, but only a header can forbid frames.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * These headers replace the defaults on a page whose URL path contains a secret. The browser then sends no Referer
 * header that would reveal the path.
 */
export const secretPageHeaders = { 'Referrer-Policy': 'no-referrer' } as const;
