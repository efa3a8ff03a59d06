// A CloudFront function (runtime cloudfront-js-2.0) for viewer requests: finds the document of a page, and moves a page
// with a slash at its end to its one address.

// An answer that the function makes itself passes by the response headers policy: these are the headers of that.
const headers = {
  'content-security-policy': { value: "frame-ancestors 'none'" },
  'cross-origin-opener-policy': { value: 'same-origin' },
  'permissions-policy': {
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
  'referrer-policy': { value: 'strict-origin-when-cross-origin' },
  'strict-transport-security': { value: 'max-age=63072000; includeSubDomains' },
  'x-content-type-options': { value: 'nosniff' },
};

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it.
function handler(event) {
  const request = event.request;
  const path = request.uri;
  // Letters that are not ASCII may be encoded; a slash, a backslash or a line break may not, and two slashes in a row
  // begin the name of another site.
  const page = /^(?:\/(?:[\w.~-]|%[89a-f][\da-f])+)+(?=\/+$)/i.exec(path);
  if (page) return moved(page[0], request.rawQueryString());
  if (path.startsWith('/apps/') || path.includes('.')) return request;
  request.uri = path === '/' ? '/index.html' : `${path}/index.html`;
  return request;
}

function moved(path, query) {
  const location = path + (query && /^[!-~]+$/.test(query) ? `?${query}` : '');
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: Object.assign({ location: { value: location } }, headers),
  };
}
