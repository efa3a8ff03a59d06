// The edge function that checks uploaded files, signs URLs for one-purpose links, and deletes unused files: see
// supabase/README.md.
import { setting } from '../_shared/database.ts';
import { answerFiles } from '../_shared/files/answer-files.ts';

/** Pages of the site call this function. A caller sends a token in a header and never a cookie. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
};

Deno.serve(async (request: Request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  const url = setting('SUPABASE_URL');
  const response = await answerFiles(request, {
    fetch: (path, init) => fetch(url + path, init),
    publicUrl: url,
    publishableKey: setting('SUPABASE_ANON_KEY'),
    serviceKey: setting('SUPABASE_SERVICE_ROLE_KEY'),
  });
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
  return response;
});
