import type { Answers } from '@torsa/shared/testing/stub-backend';
import { vi } from 'vitest';
import type { StoredFile } from '../api/files.ts';

export const storedFile: StoredFile = {
  id: '9a1f0000-0000-4000-8000-000000000001',
  project_id: '7a1f0000-0000-4000-8000-000000000001',
  conversation_id: null,
  ask_id: null,
  message_id: null,
  name: 'home.png',
  version_number: 1,
  size: 2_100_000,
  media_type: 'image/png',
  from_staff: true,
  uploaded_by: 'someone',
  uploader_name: 'Tara Das',
  created_at: '2026-11-20T08:00:00.000+00:00',
};

/** A request that sends the bytes of a file. The test decides the result of the request. */
export interface SentFile {
  readonly url: string;
  readonly type: string | undefined;
  readonly body: File;
  readonly isAborted: boolean;
  readonly progress: (bytes: number) => void;
  readonly answer: (status: number, body?: unknown) => void;
  readonly loseConnection: () => void;
}

/** Replaces XMLHttpRequest, and returns the requests that were sent, oldest first. */
export function stubTransfers(): readonly SentFile[] {
  const sent: SentFile[] = [];
  class StubRequest implements Partial<XMLHttpRequest> {
    readonly upload = {} as XMLHttpRequestUpload;
    onload: XMLHttpRequest['onload'] = null;
    onerror: XMLHttpRequest['onerror'] = null;
    status = 0;
    responseText = '';
    #url = '';
    #type: string | undefined;
    #isAborted = false;
    open(_method: string, url: string | URL) {
      this.#url = String(url);
    }
    setRequestHeader(_name: string, value: string) {
      this.#type = value;
    }
    abort() {
      this.#isAborted = true;
    }
    send(body?: unknown) {
      const isAborted = () => this.#isAborted;
      const emit = (handler: unknown, event: object) =>
        Reflect.apply(Object(handler), this, [event]);
      sent.push({
        url: this.#url,
        type: this.#type,
        body: body as File,
        get isAborted() {
          return isAborted();
        },
        progress: (loaded) => emit(this.upload.onprogress, { loaded }),
        answer: (status, answer = {}) => {
          this.status = status;
          this.responseText = JSON.stringify(answer);
          emit(this.onload, {});
        },
        loseConnection: () => emit(this.onerror, {}),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  return sent;
}

/** The backend responses for uploads. The list `stored` receives each confirmed file. */
export function uploadAnswers(stored: StoredFile[] = []): Answers {
  const added = new Map<string, StoredFile>();
  return {
    'GET /rest/v1/files': () => Response.json(stored),
    'POST /rest/v1/rpc/add_file': ({ body }) => {
      const { id, name, size, media_type } = body as StoredFile;
      const row = { ...storedFile, id, name, size, media_type, from_staff: false };
      added.set(id, row);
      return Response.json({ ...row, state: 'uploading' });
    },
    'POST /rest/v1/rpc/remove_file': () => Response.json({}),
    'POST /rest/v1/rpc/restore_file': () => Response.json({}),
    'POST /storage/v1/object/upload/sign/files/*': ({ path }) =>
      Response.json({ url: `${path.replace('/storage/v1', '')}?token=t` }),
    'POST /storage/v1/object/sign/files/*': ({ path }) =>
      Response.json({ signedURL: `${path.replace('/storage/v1', '')}?token=t` }),
    'POST /functions/v1/files': ({ body }) => {
      const row = added.get((body as { readonly file: string }).file);
      if (!row) return Response.json({ message: 'Not there' }, { status: 404 });
      stored.unshift(row);
      return Response.json({ ...row, state: 'ready' });
    },
  };
}
