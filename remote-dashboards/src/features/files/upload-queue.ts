import { useAuth } from '@torsa/shared/auth';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import type { Language } from '@torsa/shared/i18n/languages';
import { type FileOwnerReference, filesQueryKey } from '../../api/files.ts';
import { queryClient } from '../../api/query-client.ts';
import { chooseUploadNames } from './name-uploads.ts';
import { uploadChosenFile } from './send-upload.ts';
import {
  type FileRefusalReason,
  getChosenFileKey,
  getFileOwnerKey,
  getFileRefusalReason,
  isActiveUpload,
  type QueuedUpload,
} from './upload.ts';
import { getUploads, isUploadListShown, setUploads } from './upload-store.ts';
import { showUploadToast } from './upload-toast.ts';

export interface AddUploadsOptions {
  readonly shrinks?: boolean;
  /** The language of the toast that reports the upload's result on another page. */
  readonly language: Language;
}

/** The maximum number of parallel uploads. */
const parallel = 3;

/** The maximum number of attempts after lost connections, which take about five minutes in total. */
const maxTries = 24;

/** The user who added the uploads, which other users of this browser tab must not see. */
let owner: string | undefined;
const running = new Map<string, AbortController>();
const languages = new Map<string, Language>();

/** Adds files to the upload queue. The uploads continue while the user visits other portal pages. */
export function addUploads(
  place: FileOwnerReference,
  files: readonly File[],
  options: AddUploadsOptions,
): void {
  forgetOtherUser();
  const key = getFileOwnerKey(place);
  const ofPlace = getUploads().filter((one) => getFileOwnerKey(one.place) === key);
  // Ignore a file that is already uploading, for example after a second drop.
  const chosen = files.filter(
    (file) => !ofPlace.some((one) => isActiveUpload(one) && one.source === getChosenFileKey(file)),
  );
  const names = chooseUploadNames(chosen, new Date());
  const added = chosen.map((file, index) =>
    createUpload(place, file, names[index] ?? file.name, getFileRefusalReason(file), options),
  );
  const isReplaced = (one: QueuedUpload) =>
    getFileOwnerKey(one.place) === key &&
    (one.state === 'done'
      ? !ofPlace.some(isActiveUpload)
      : one.state === 'failed' && chosen.some((file) => one.source === getChosenFileKey(file)));
  replace([...getUploads().filter((one) => !isReplaced(one)), ...added]);
  start();
}

/** Adds a dropped folder as a failed upload, to show the reason. */
export function addRejectedFolder(
  place: FileOwnerReference,
  name: string,
  options: AddUploadsOptions,
): void {
  forgetOtherUser();
  replace([...getUploads(), createUpload(place, new File([], name), name, 'folder', options)]);
}

function createUpload(
  place: FileOwnerReference,
  file: File,
  name: string,
  refusal: FileRefusalReason | undefined,
  { language, shrinks = false }: AddUploadsOptions,
): QueuedUpload {
  const id = crypto.randomUUID();
  languages.set(id, language);
  const state = refusal ? 'failed' : 'queued';
  return {
    id,
    place,
    file,
    source: getChosenFileKey(file),
    name,
    shrinks,
    state,
    fraction: 0,
    refusal,
  };
}

/** Stops an upload and removes it from the list. */
export function cancelUpload(id: string): void {
  const stopped = running.get(id);
  dismissUpload(id);
  stopped?.abort();
}

export function dismissUpload(id: string): void {
  languages.delete(id);
  replace(getUploads().filter((one) => one.id !== id));
}

/** Tries a failed upload again with the same file. */
export function retryUpload(id: string): void {
  change(id, { state: 'queued', fraction: 0, error: undefined });
  start();
}

function start(): void {
  const next = getUploads().find(({ id, state }) => state === 'queued' && !running.has(id));
  if (!next || running.size >= parallel) return;
  const controller = new AbortController();
  running.set(next.id, controller);
  void run(next, controller.signal).finally(() => {
    running.delete(next.id);
    start();
  });
  start();
}

async function run({ id }: QueuedUpload, signal: AbortSignal): Promise<void> {
  let tries = 0;
  let reached = 0;
  for (;;) {
    const upload = getUploads().find((one) => one.id === id);
    if (!upload || signal.aborted) return;
    try {
      change(id, { state: 'sending' });
      const stored = await uploadChosenFile(upload, {
        signal,
        onShrink: (file) => change(id, { file, shrinks: false }),
        onProgress: (fraction) => {
          // Keep the displayed progress, although a retry sends the first bytes again.
          if (fraction <= reached) return;
          // Progress proves that the connection works, so reset the number of failed attempts.
          tries = 0;
          reached = fraction;
          change(id, { fraction });
        },
      });
      change(id, { state: 'done', fraction: 1, stored });
      await queryClient().invalidateQueries({ queryKey: filesQueryKey });
      return report(id);
    } catch (error) {
      if (signal.aborted) return;
      tries += 1;
      if (getErrorCode(error) !== 'unavailable' || tries > maxTries) {
        change(id, { state: 'failed', error });
        return report(id);
      }
      change(id, { state: 'reconnecting' });
      await waitForConnection(tries, signal);
    }
  }
}

/** Shows a toast for a finished or failed upload that no visible component lists. */
function report(id: string): void {
  const upload = getUploads().find((one) => one.id === id);
  if (!upload || isUploadListShown(getFileOwnerKey(upload.place))) return;
  const ofPlace = getUploads().filter(
    (one) => getFileOwnerKey(one.place) === getFileOwnerKey(upload.place),
  );
  if (upload.state === 'done' && ofPlace.some(isActiveUpload)) return;
  showUploadToast(upload, ofPlace, languages.get(id) ?? 'en');
}

/** Waits for the `online` event, but at most 15 seconds, because the browser's network state can be wrong. */
function waitForConnection(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(15_000, 500 * 2 ** tries));
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

function change(id: string, values: Partial<QueuedUpload>): void {
  replace(getUploads().map((one) => (one.id === id ? { ...one, ...values } : one)));
}

function replace(next: readonly QueuedUpload[]): void {
  setUploads(next);
  warnBeforeLeaving(next.some(isActiveUpload));
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Adds a `beforeunload` listener only during uploads, because it can disable the back/forward cache. */
function warnBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** Runs an action, such as a download, without the warning about leaving the page. */
export function runWithoutPageLeaveWarning(action: () => void): void {
  warnBeforeLeaving(false);
  action();
  setTimeout(() => warnBeforeLeaving(getUploads().some(isActiveUpload)), 1000);
}

function forgetOtherUser(): void {
  const { session } = useAuth.getState();
  const user = session.status === 'signedIn' ? session.user.id : undefined;
  if (user === owner) return;
  owner = user;
  cancelAllUploads();
}

/** Stops all uploads and removes them from the list. */
export function cancelAllUploads(): void {
  for (const controller of running.values()) controller.abort();
  languages.clear();
  replace([]);
}

// Cancel the uploads when another user logs in, who must not see the file names.
useAuth.subscribe(({ session }) => {
  if (session.status === 'signedIn' && getUploads().length > 0) forgetOtherUser();
});
