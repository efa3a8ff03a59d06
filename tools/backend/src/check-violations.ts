const VIOLATION = /^error: (new row for relation .* violates check constraint .*)$/;

/**
 * Changes the status of a response to a violated CHECK constraint from 500 (embedded backend) to 400 (hosted
 * Supabase).
 */
export async function convertCheckViolationStatus(response: Response): Promise<Response> {
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
