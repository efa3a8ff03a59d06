/** Creates an error response in the format of the auth server. `supabase-js` shows `msg` as the error's message. */
export function authError(status: number, code: string, msg: string): Response {
  return Response.json({ code: status, error_code: code, msg }, { status });
}
