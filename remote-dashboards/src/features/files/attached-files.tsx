import { useI18n } from '@torsa/shared/i18n';
import { type StoredFile, useRemoveFile } from '../../api/files.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { AttachedFileList } from './attached-list.tsx';
import { FileUpload } from './file-upload.tsx';
import { getFilesTexts } from './get-files-copy.ts';
import { Thumbnail } from './thumbnail.tsx';

export interface AttachedFilesProps {
  readonly conversation: string;
  /** The files that are attached to the unsent message. */
  readonly files: readonly StoredFile[];
  /** True if the user can drop a file anywhere on the page to attach it. */
  readonly acceptsPage: boolean;
}

/** The files that are attached to the unsent message, with a button that attaches more files. */
export function AttachedFiles({ conversation, files, acceptsPage }: AttachedFilesProps) {
  const { language } = useI18n();
  const { remove, error } = useRemoveFile();
  const { attach } = getFilesTexts(language).upload;
  return (
    <>
      <AttachedFileList
        files={files}
        keyOf={({ id }) => id}
        thumbnailOf={(file) => <Thumbnail file={file} />}
        remove={(file) => void remove(file).catch(() => undefined)}
      />
      <ErrorNotice error={error} copy={{ other: attach.notRemoved }} />
      <FileUpload place={{ conversation }} camera acceptsPage={acceptsPage} isAttachment />
    </>
  );
}
