import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createSignedInApiClient, type TestApiConnection } from '../../testing.ts';

/** The bucket of all files. */
export const BUCKET = 'files';

export interface UploadPeople {
  readonly client: SupabaseClient;
  readonly leader: SupabaseClient;
  readonly member: SupabaseClient;
  /** A project of the client and the leader. The member is not on it. */
  readonly project: string;
}

/** Logs in the seeded people and creates a project for their files. */
export async function prepareUploads(backend: TestApiConnection): Promise<UploadPeople> {
  const logIn = (email: string, password: string) =>
    createSignedInApiClient(backend, email, password);
  const client = await logIn('client@torsa.example', 'local-client-1');
  const leader = await logIn('tl001@torsa.example', 'local-team-lead-1');
  const member = await logIn('tm001@torsa.example', 'local-team-member-1');
  const project = await createProject(leader, 'client@torsa.example');
  return { client, leader, member, project };
}

/**
 * Creates a project of a leader and a client.
 * @returns the project's ID
 */
export async function createProject(leader: SupabaseClient, client: string): Promise<string> {
  const project = randomUUID();
  const made = { id: project, title: 'A project with files', service_id: 'apps' };
  throwIfRefused(await leader.rpc('create_project', made));
  throwIfRefused(await leader.rpc('add_project_client', { project, email: client }));
  return project;
}

export interface FileToAdd {
  readonly project: string;
  readonly name?: string;
  readonly size: number;
  readonly type?: string;
}

/**
 * Adds the row of a file, which permits its upload.
 * @returns the file's ID
 */
export async function addFile(
  by: SupabaseClient,
  { project, name = 'notes.txt', size, type = 'text/plain' }: FileToAdd,
): Promise<string> {
  const id = randomUUID();
  throwIfRefused(await by.rpc('add_file', { id, name, size, media_type: type, project }));
  return id;
}

export function throwIfRefused({ error }: { error: unknown }): void {
  if (error) throw new Error('The backend refused a step of the test.', { cause: error });
}

/** Returns the URL to which a file can be uploaded. */
export async function signUpload(by: SupabaseClient, id: string): Promise<string> {
  const { data, error } = await by.storage.from(BUCKET).createSignedUploadUrl(id);
  if (error) throw error;
  return data.signedUrl;
}

/** Uploads bytes as a browser does. */
export function put(
  url: string,
  body: NonNullable<RequestInit['body']>,
  type = 'text/plain',
): Promise<Response> {
  return fetch(url, { method: 'PUT', headers: { 'content-type': type }, body });
}

/** Returns the HTTP status, and the status in the body of a refusal. */
export async function statusOf(response: Response): Promise<string> {
  const text = await response.text();
  if (response.ok) return String(response.status);
  const { statusCode }: { statusCode?: unknown } = Object(JSON.parse(text));
  return `${response.status} ${statusCode}`;
}

/**
 * Calls the edge function `files`.
 * @param by a Supabase client or the service key
 */
export async function callFiles(
  { url, publishableKey }: TestApiConnection,
  by: SupabaseClient | string | undefined,
  body: object,
): Promise<{ status: number; body: Readonly<Record<string, unknown>> }> {
  const session = typeof by === 'object' ? (await by.auth.getSession()).data.session : undefined;
  const token = typeof by === 'string' ? by : session?.access_token;
  const response = await fetch(`${url}/functions/v1/files`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: Object(await response.json()) };
}

/**
 * Adds, uploads and confirms a file of the client.
 * @returns the file's ID
 */
export async function uploadFile(
  address: TestApiConnection,
  by: SupabaseClient,
  project: string,
  bytes: Buffer,
): Promise<string> {
  const id = await addFile(by, { project, size: bytes.length });
  await put(await signUpload(by, id), bytes);
  const confirmed = await callFiles(address, by, { action: 'confirm', file: id });
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed));
  return id;
}
