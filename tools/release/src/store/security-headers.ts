/**
 * Sent with every answer of our own server, errors and redirects included; docs/hosting.md says how other servers come
 * to send them, and what some of them answer without. What a document may load and run stands in the document itself; only
 * a header can say that nobody may frame it.
 */
export const securityHeaders = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
} as const;
