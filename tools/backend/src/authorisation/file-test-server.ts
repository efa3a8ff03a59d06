import { randomUUID } from 'node:crypto';
import { BUCKET } from '../storage/testing/uploads.ts';
import { callApiWithServiceKey } from '../verify/as-service.ts';
import { callApi } from '../verify/call.ts';
import type { TestedSupabaseApi } from '../verify/stack.ts';
import type { AccessTestActor } from './actors.ts';
import type {
  ExpectedStorageResponses,
  TestStorageObjectNames,
  TestStorageServer,
} from './file-test-backend.ts';

/** A caller with the access token that the auth server issued. */
export interface TestCallerWithToken extends AccessTestActor {
  readonly token: string;
}

const objectPath = '/storage/v1/object';

/** Sends the test requests for files to the real Storage server. */
export function createStorageServerClient(
  api: TestedSupabaseApi,
  callers: readonly TestCallerWithToken[],
): TestStorageServer {
  // The media type equals the file's type, because the bucket refuses a different one.
  const typeOf = async (id: string) => {
    const rows = await callApiWithServiceKey(
      api,
      'GET',
      `/rest/v1/files?select=media_type&id=eq.${id}`,
    );
    const [row]: { media_type?: string }[] = Array.isArray(rows) ? rows : [];
    return row?.media_type ?? 'image/png';
  };
  return {
    async store(id, size) {
      const response = await fetch(`${api.url}${objectPath}/${BUCKET}/${id}`, {
        method: 'POST',
        headers: {
          apikey: api.publishableKey,
          authorization: `Bearer ${api.serviceKey}`,
          'content-type': await typeOf(id),
          'x-upsert': 'true',
        },
        body: Buffer.alloc(size, 'text'),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async checkUpload(caller, id) {
      const { token = '' } = callers.find(({ name }) => name === caller.name) ?? {};
      const path = `${objectPath}/upload/sign/${BUCKET}/${id}`;
      const answer = await callApi(api, 'POST', path, { token, body: {} });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    },
    remove: (id) =>
      callApiWithServiceKey(api, 'DELETE', `${objectPath}/${BUCKET}`, { prefixes: [id] }),
    tryVerbs: (objects) => tryVerbs(api, callers, objects),
  };
}

async function tryVerbs(
  api: TestedSupabaseApi,
  callers: readonly TestCallerWithToken[],
  { ready, unfinished }: TestStorageObjectNames,
): Promise<readonly ExpectedStorageResponses[]> {
  const [first = ''] = ready;
  const ask = async (token: string, method: string, path: string, body?: object) => {
    const answer = await callApi(api, method, `/storage/v1/${path}`, {
      token,
      ...(body && { body }),
    });
    return { ok: answer.status === 200, found: Array.isArray(answer.body) ? answer.body : [] };
  };
  const mayInsert = (id: string) => async (token: string) =>
    (await ask(token, 'POST', `object/upload/sign/${BUCKET}/${id}`, {})).ok ? 'yes' : 'no';
  const verbs: Readonly<Record<string, (token: string) => Promise<string>>> = {
    select: async (token) => {
      const body = { paths: ready, expiresIn: 60 };
      const { found } = await ask(token, 'POST', `object/sign/${BUCKET}`, body);
      const read = found.filter(({ signedURL }) => signedURL).length;
      return read === 0 ? 'no' : read === ready.length ? 'all' : 'own';
    },
    'insert of the unfinished upload': mayInsert(unfinished),
    'insert of a ready file': mayInsert(first),
    'insert without a file': mayInsert(randomUUID()),
    'insert of another name': mayInsert('logo.png'),
    update: async (token) => {
      const body = { bucketId: BUCKET, sourceKey: first, destinationKey: 'probe' };
      return (await ask(token, 'POST', 'object/move', body)).ok ? 'yes' : 'no';
    },
    delete: async (token) => {
      const { found } = await ask(token, 'DELETE', `object/${BUCKET}`, { prefixes: ready });
      return found.length > 0 ? 'yes' : 'no';
    },
    'select of the bucket': async (token) =>
      (await ask(token, 'GET', 'bucket')).found.length > 0 ? 'yes' : 'no',
  };
  const answers: ExpectedStorageResponses[] = [];
  for (const [verb, attempt] of Object.entries(verbs)) {
    const given: string[] = [];
    for (const { token } of callers) given.push(await attempt(token));
    answers.push([verb, given]);
  }
  return answers;
}
