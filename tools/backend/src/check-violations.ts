const VIOLATION = /^error: (new row for relation .* violates check constraint .*)$/;

/**
 * Converts the response to a violated CHECK constraint. Hosted Supabase responds with 400, and the embedded backend
 * with 500.
 */
export async function convertCheckViolation(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const text = typeof body === 'object' && body && 'message' in body ? String(body.message) : '';
  const message = VIOLATION.exec(text)?.[1];
  if (message === undefined) return response;
  return Response.json({ code: '23514', details: null, hint: null, message }, { status: 400 });
}
