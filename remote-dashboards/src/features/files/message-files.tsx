import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { portalStyles } from '../../ui/styles.ts';
import { AttachedFileList } from './attached-list.tsx';
import { activeDropZoneStyle, dropZoneStyle } from './drop-zone-style.ts';
import { FileInput } from './file-input.tsx';
import { getFilesTexts } from './get-files-copy.ts';
import { type FileRefusalReason, getChosenFileKey, getFileRefusalReason } from './upload.ts';
import { UploadList } from './upload-list.tsx';
import { describeUploadError } from './upload-problem.ts';
import * as queue from './upload-queue.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useQueuedUploads } from './use-place-uploads.ts';

/** The maximum number of files in a message, which is also the backend's limit. */
const maxFiles = 20;

export interface MessageFilesProps {
  /** The files to upload after the backend has stored the message. */
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** The idempotency key of the sent message, to find its uploads. */
  readonly sentKey: string;
}

/** The files of a conversation's first message, which upload after the backend has stored the message. */
export function NewMessageFiles({ files, onChange, sentKey }: MessageFilesProps) {
  const i18n = useI18n();
  const { upload: copy } = getFilesTexts(i18n.language);
  const uploads = useQueuedUploads({ message_key: sentKey }, (action) => action(queue));
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  useLeaveWarning(files.length > 0);
  const add = (added: readonly File[], folders: readonly string[] = []) => {
    const refused = added.flatMap((file) => {
      const refusal = getFileRefusalReason(file);
      return refusal ? [`${file.name}: ${describe(refusal, file)}`] : [];
    });
    for (const folder of folders) refused.push(`${folder}: ${describe('folder')}`);
    const known = files.map(getChosenFileKey);
    const isNew = (file: File) =>
      !getFileRefusalReason(file) && !known.includes(getChosenFileKey(file));
    const kept = [...files, ...added.filter(isNew)];
    if (kept.length > maxFiles) refused.push(describe('too_many_files'));
    setProblem(refused.join(' '));
    onChange(kept.slice(0, maxFiles));
  };
  const describe = (refusal: FileRefusalReason, file = new File([], '')) =>
    describeUploadError({ refusal, error: undefined, file }, i18n);
  const { target, element } = useFileDrop((dropped) => add(dropped.files, dropped.folders), false);
  return (
    <div css={target === 'element' ? activeDropZoneStyle : dropZoneStyle} {...element}>
      <AttachedFileList
        files={files}
        keyOf={getChosenFileKey}
        remove={(file) => onChange(files.filter((one) => one !== file))}
      />
      {problem !== '' && <Notice kind="alert">{problem}</Notice>}
      <div css={portalStyles.row}>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {copy.attach.button}
        </Button>
        <span css={portalStyles.smallMuted}>{copy.touchHint}</span>
      </div>
      <FileInput ref={input} multiple onFiles={add} />
      {uploads.items.length > 0 && <UploadList uploads={uploads} />}
    </div>
  );
}

/** Warns a user who leaves the page, because the browser would lose the chosen files. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
