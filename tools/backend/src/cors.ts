const EXPOSED =
  'Content-Range, Content-Location, Preference-Applied, X-Supabase-Api-Version, X-Sb-Error-Code';
export const ALLOWED_METHODS = 'GET, POST, PATCH, PUT, DELETE, HEAD';

/** Answers a CORS preflight request, because the embedded backend's own response lacks headers that browsers need. */
export function answerCorsPreflight(request: Request, origins: ReadonlySet<string>): Response {
  const headers = new Headers({
    'access-control-allow-methods': ALLOWED_METHODS,
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    'access-control-max-age': '600',
  });
  return replaceCorsHeaders(new Response(null, { status: 204, headers }), request, origins);
}

/** Replaces the CORS headers of a response, so that only allowed origins can read the response. */
export function replaceCorsHeaders(
  response: Response,
  request: Request,
  origins: ReadonlySet<string>,
): Response {
  const headers = new Headers(response.headers);
  headers.delete('access-control-allow-origin');
  headers.delete('access-control-allow-credentials');
  headers.append('vary', 'Origin');
  const origin = request.headers.get('origin');
  if (origin && origins.has(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', EXPOSED);
  }
  return new Response(response.body, { status: response.status, headers });
}
