import { createI18n } from '@torsa/shared/i18n';
import type { Language } from '@torsa/shared/i18n/languages';
import { notify } from '@torsa/shared/toast';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { getUploadListTexts } from './get-upload-copy.ts';
import type { QueuedUpload } from './upload.ts';
import { describeUploadError } from './upload-problem.ts';

/** Shows a toast with the result of uploads that were started on another page. */
export function showUploadToast(
  upload: QueuedUpload,
  ofPlace: readonly QueuedUpload[],
  language: Language,
): void {
  const i18n = createI18n(language);
  const { done, failed } = getUploadListTexts(language);
  if (upload.state === 'failed') {
    const title = `${i18n.format(failed, { count: 1 })}: ${isolateTextDirection(upload.name)}`;
    notify({ kind: 'error', title, message: describeUploadError(upload, i18n) });
    return;
  }
  const count = ofPlace.filter(({ state }) => state === 'done').length;
  notify({ kind: 'success', title: i18n.format(done, { count }) });
}
