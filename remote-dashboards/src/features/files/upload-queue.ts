import { useAuth } from '@torsa/shared/auth';
import { errorCode } from '@torsa/shared/database/backend-error';
import type { Language } from '@torsa/shared/i18n/languages';
import { type FilePlace, filesKey, maxFileSize } from '../../api/files.ts';
import { queryClient } from '../../api/query-client.ts';
import { nameUploads } from './name-uploads.ts';
import { sendUpload } from './send-upload.ts';
import { isActive, placeKey, type Refusal, type Upload } from './upload.ts';
import { getUploads, hasViewer, setUploads } from './upload-store.ts';
import { showUploadToast } from './upload-toast.ts';

export interface AddOptions {
  readonly shrinks?: boolean;
  /** The language of the toast for a page that the user has left. */
  readonly language: Language;
}

/** The largest number of uploads at the same time. */
const parallel = 3;

/** The number of tries after a lost connection, which take about five minutes. */
const maxTries = 24;

/** The user who has added the uploads. Another user must not see them. */
let owner: string | undefined;
const running = new Map<string, AbortController>();
const languages = new Map<string, Language>();

/** Adds files to the queue of uploads. The uploads continue while the user opens other pages of the portal. */
export function addUploads(place: FilePlace, files: readonly File[], options: AddOptions): void {
  forgetOtherUser();
  const key = placeKey(place);
  const ofPlace = getUploads().filter((one) => placeKey(one.place) === key);
  // Dropping the same files twice uploads them once.
  const chosen = files.filter(
    (file) => !ofPlace.some((one) => isActive(one) && one.source === sourceOf(file)),
  );
  const names = nameUploads(chosen, new Date());
  const added = chosen.map((file, index) =>
    createUpload(place, file, names[index] ?? file.name, refusalOf(file), options),
  );
  const isReplaced = (one: Upload) =>
    placeKey(one.place) === key &&
    (one.state === 'done'
      ? !ofPlace.some(isActive)
      : one.state === 'failed' && chosen.some((file) => one.source === sourceOf(file)));
  replace([...getUploads().filter((one) => !isReplaced(one)), ...added]);
  start();
}

const sourceOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** Adds a folder that the user has dropped as a refused file, so that the user sees the reason. */
export function addFolder(place: FilePlace, name: string, options: AddOptions): void {
  forgetOtherUser();
  replace([...getUploads(), createUpload(place, new File([], name), name, 'folder', options)]);
}

function createUpload(
  place: FilePlace,
  file: File,
  name: string,
  refusal: Refusal | undefined,
  { language, shrinks = false }: AddOptions,
): Upload {
  const id = crypto.randomUUID();
  languages.set(id, language);
  const state = refusal ? 'failed' : 'queued';
  return { id, place, file, source: sourceOf(file), name, shrinks, state, fraction: 0, refusal };
}

function refusalOf({ size }: File): Refusal | undefined {
  if (size === 0) return 'empty';
  return size > maxFileSize ? 'tooLarge' : undefined;
}

/** Stops an upload and removes it from the list. */
export function cancelUpload(id: string): void {
  const stopped = running.get(id);
  dismissUpload(id);
  stopped?.abort();
}

/** Removes a failed or finished upload from the list. */
export function dismissUpload(id: string): void {
  languages.delete(id);
  replace(getUploads().filter((one) => one.id !== id));
}

/** Sends the file of a failed upload again. */
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

async function run({ id }: Upload, signal: AbortSignal): Promise<void> {
  let tries = 0;
  let reached = 0;
  for (;;) {
    const upload = getUploads().find((one) => one.id === id);
    if (!upload || signal.aborted) return;
    try {
      change(id, { state: 'sending' });
      const stored = await sendUpload(upload, {
        signal,
        onShrink: (file) => change(id, { file, shrinks: false }),
        onProgress: (fraction) => {
          // A connection that carries bytes is not lost for good.
          if (fraction > reached) tries = 0;
          reached = Math.max(reached, fraction);
          change(id, { state: 'sending', fraction });
        },
      });
      change(id, { state: 'done', fraction: 1, stored });
      await queryClient().invalidateQueries({ queryKey: filesKey });
      return report(id);
    } catch (error) {
      if (signal.aborted) return;
      tries += 1;
      if (errorCode(error) !== 'unavailable' || tries > maxTries) {
        change(id, { state: 'failed', error });
        return report(id);
      }
      change(id, { state: 'reconnecting', fraction: 0 });
      await waitForConnection(tries, signal);
    }
  }
}

/** Shows a toast for a finished upload whose page the user has left. */
function report(id: string): void {
  const upload = getUploads().find((one) => one.id === id);
  if (!upload || hasViewer(placeKey(upload.place))) return;
  const ofPlace = getUploads().filter((one) => placeKey(one.place) === placeKey(upload.place));
  if (upload.state === 'done' && ofPlace.some(isActive)) return;
  showUploadToast(upload, ofPlace, languages.get(id) ?? 'en');
}

/** Waits until the browser is online again, or for some seconds, because the browser's online state can be wrong. */
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

function change(id: string, values: Partial<Upload>): void {
  replace(getUploads().map((one) => (one.id === id ? { ...one, ...values } : one)));
}

function replace(next: readonly Upload[]): void {
  setUploads(next);
  warnBeforeLeaving(next.some(isActive));
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser keeps a page without this listener in its back/forward cache, so it exists only during uploads. */
function warnBeforeLeaving(isNeeded: boolean): void {
  if (isNeeded) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

/** Runs an action, such as a download, that looks like leaving the page but does not end the uploads. */
export function withoutWarning(action: () => void): void {
  warnBeforeLeaving(false);
  action();
  setTimeout(() => warnBeforeLeaving(getUploads().some(isActive)), 1000);
}

function forgetOtherUser(): void {
  const { session } = useAuth.getState();
  const user = session.status === 'signedIn' ? session.user.id : undefined;
  if (user === owner) return;
  owner = user;
  clearUploads();
}

/** Stops and forgets all uploads. */
export function clearUploads(): void {
  for (const controller of running.values()) controller.abort();
  languages.clear();
  replace([]);
}

// Another user of this tab must not see the names of these files.
useAuth.subscribe(({ session }) => {
  if (session.status === 'signedIn' && getUploads().length > 0) forgetOtherUser();
});
