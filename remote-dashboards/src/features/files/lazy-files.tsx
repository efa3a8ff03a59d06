import { css } from '@emotion/react';
import type { Language } from '@torsa/shared/i18n/languages';
import { tokens } from '@torsa/shared/theme/tokens';
import type { StoredFile } from '../../api/files.ts';
import type { AttachedFilesProps } from './attached-files.tsx';
import type { DownloadAllProps } from './download-all.tsx';
import type { FileUploadProps } from './file-upload.tsx';
import { loadFilesCode, useFilesCode } from './load-files-code.ts';
import type { MessageFilesProps } from './message-files.tsx';

// Reserves the height of the file components while they load.
const uploadHeight = css({ minBlockSize: `calc(3rem + ${tokens.space.xs} + 1.4rem)` });
const attachHeight = css({ minBlockSize: '3rem' });

/** The lazy-loaded upload button, with its drop area and its upload list. */
export function FileUpload(props: FileUploadProps) {
  const code = useFilesCode();
  if (code) return <code.FileUpload {...props} />;
  return <div css={uploadHeight} />;
}

/** The lazy-loaded list of files of an unsent message, with a button that attaches more files. */
export function AttachedFiles(props: AttachedFilesProps) {
  const code = useFilesCode();
  return code ? <code.AttachedFiles {...props} /> : <div css={attachHeight} />;
}

/** The lazy-loaded list of files for a conversation's first message, with a button that attaches more files. */
export function NewMessageFiles(props: MessageFilesProps) {
  const code = useFilesCode();
  return code ? <code.NewMessageFiles {...props} /> : <div css={attachHeight} />;
}

/**
 * Uploads the files of a stored message.
 * @param key the message's idempotency key
 */
export async function uploadMessageFiles(
  key: string,
  files: readonly File[],
  language: Language,
): Promise<void> {
  const { queue } = await loadFilesCode();
  queue.addUploads({ message_key: key }, files, { language });
}

/** The lazy-loaded download buttons for the files of a message. */
export function MessageFileLinks({ files }: { readonly files: readonly StoredFile[] }) {
  const code = useFilesCode();
  return code ? <code.MessageFileLinks files={files} /> : <div css={attachHeight} />;
}

/** A lazy-loaded list of files with their versions and menus, the latest file first. */
export function FileRows({ files }: { readonly files: readonly StoredFile[] }) {
  const code = useFilesCode();
  return code ? <code.FileRows files={files} /> : <div css={attachHeight} />;
}

/** A lazy-loaded card with the files of a conversation. */
export function ConversationFiles({ conversation }: { readonly conversation: string }) {
  const code = useFilesCode();
  return code ? <code.ConversationFiles conversation={conversation} /> : null;
}

/** The lazy-loaded button that downloads all files of a list. */
export function DownloadAllButton(props: DownloadAllProps) {
  const code = useFilesCode();
  return code ? <code.DownloadAllButton {...props} /> : <div css={attachHeight} />;
}
