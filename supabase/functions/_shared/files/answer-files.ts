import { deleteUnusedUploads } from './clean-files.ts';
import { confirmUploadedFile, type UploadedFileRow } from './confirm-file.ts';
import {
  callDatabaseFunction,
  callStorageApi,
  FileRequestError,
  type FilesBackend,
  hasScheduleSecret,
} from './files-backend.ts';

/** The lifetime in seconds of a download URL for a visitor who has a one-purpose link. */
const DOWNLOAD_SECONDS = 60;

interface FilesRequest {
  readonly action: 'confirm' | 'upload' | 'download' | 'clean';
  readonly file: string;
  /** The token of a one-purpose link, undefined if the caller is logged in. */
  readonly token: string | undefined;
}

/** Handles a request to the edge function `files`, which confirms an upload, signs a URL or deletes unused files. */
export async function handleFilesRequest(
  request: Request,
  backend: FilesBackend,
): Promise<Response> {
  try {
    const given = request.method === 'POST' ? await readRequest(request) : undefined;
    if (!given) throw new FileRequestError(400, 'bad_request', 'This request is not valid.');
    return Response.json(await answer(request, given, backend));
  } catch (error) {
    if (!(error instanceof FileRequestError)) throw error;
    return Response.json({ code: error.code, message: error.message }, { status: error.status });
  }
}

async function answer(
  request: Request,
  { action, file, token }: FilesRequest,
  backend: FilesBackend,
): Promise<unknown> {
  if (action === 'clean') {
    if (!hasScheduleSecret(request, backend))
      throw new FileRequestError(401, 'unauthorized', 'The key is not valid.');
    return { removed: await deleteUnusedUploads(backend) };
  }
  const allowed =
    token === undefined
      ? await findVisibleFile(request, file, backend)
      : await findLinkFile(request, file, token, backend);
  if (!allowed)
    throw new FileRequestError(404, 'not_found', 'This file does not exist. Load the page again.');
  if (action === 'confirm') return confirmUploadedFile(file, backend);
  if (token === undefined)
    throw new FileRequestError(400, 'bad_request', 'This request needs a link.');
  return { url: await signUrl(action, allowed, backend) };
}

async function readRequest(request: Request): Promise<FilesRequest | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const { action, file, token }: Record<string, unknown> = Object(body);
  if (action === 'clean') return { action, file: '', token: undefined };
  if (action !== 'confirm' && action !== 'upload' && action !== 'download') return undefined;
  if (typeof file !== 'string' || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(file)) {
    return undefined;
  }
  if (token !== undefined && typeof token !== 'string') return undefined;
  return { action, file, token };
}

/** Returns an uploaded file if row-level security allows the caller to read its row. */
async function findVisibleFile(
  request: Request,
  file: string,
  backend: FilesBackend,
): Promise<UploadedFileRow | undefined> {
  const headers = new Headers();
  for (const name of ['apikey', 'authorization']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  const response = await backend.fetch(`/rest/v1/files?id=eq.${file}`, { headers });
  if (!response.ok) return undefined;
  const [row] = (await response.json()) as UploadedFileRow[];
  return row;
}

/** Returns an uploaded file if the token of a one-purpose link gives access to the file. */
async function findLinkFile(
  request: Request,
  file: string,
  token: string,
  backend: FilesBackend,
): Promise<UploadedFileRow | undefined> {
  const network =
    request.headers.get('cf-connecting-ip') ??
    request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ??
    '';
  const [row] = await callDatabaseFunction<UploadedFileRow[]>(backend, 'link_file', {
    token,
    file,
    network,
  });
  return row;
}

async function signUrl(
  action: 'upload' | 'download',
  { id, state }: UploadedFileRow,
  backend: FilesBackend,
): Promise<string> {
  if (action === 'upload') {
    if (state !== 'uploading')
      throw new FileRequestError(409, 'exists', 'This file has already arrived.');
    const { url } = await callStorageApi<{ url: string }>(
      backend,
      'POST',
      `upload/sign/files/${id}`,
      {},
    );
    return `${backend.publicUrl}/storage/v1${url}`;
  }
  if (state !== 'ready') throw new FileRequestError(404, 'not_found', 'This file does not exist.');
  const body = { expiresIn: DOWNLOAD_SECONDS };
  const signed = await callStorageApi<{ signedURL: string }>(
    backend,
    'POST',
    `sign/files/${id}`,
    body,
  );
  return `${backend.publicUrl}/storage/v1${signed.signedURL}`;
}
