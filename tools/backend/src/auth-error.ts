/** Creates an error response in the auth server's format. `supabase-js` shows `msg` as the error message. */
export function createAuthErrorResponse(status: number, code: string, msg: string): Response {
  return Response.json({ code: status, error_code: code, msg }, { status });
}
