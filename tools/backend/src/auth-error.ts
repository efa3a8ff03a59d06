/** An error as the auth server writes it; `supabase-js` makes its message of `msg`. */
export function authError(status: number, code: string, msg: string): Response {
  return Response.json({ code: status, error_code: code, msg }, { status });
}
