// The edge function that checks uploaded files, signs URLs for one-purpose links and deletes unused files.
import { serviceKey, setting } from '../_shared/database.ts';
import { handleFilesRequest } from '../_shared/files/answer-files.ts';

/** Allows requests from all origins, because callers never authenticate with cookies. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
};

Deno.serve(async (request: Request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  const url = setting('SUPABASE_URL');
  const response = await handleFilesRequest(request, {
    fetch: (path, init) => fetch(url + path, init),
    publicUrl: url,
    serviceKey: serviceKey(),
    scheduleSecret: setting('OUTBOX_SECRET'),
  });
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
  return response;
});
