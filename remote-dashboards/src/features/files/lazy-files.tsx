import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { StoredFile } from '../../api/files.ts';
import type { AttachedFilesProps } from './attached-files.tsx';
import type { FileUploadProps } from './file-upload.tsx';
import { useFilesCode } from './load-files-code.ts';

// Reserve the height of the loaded components, so that the page does not move.
const uploadHeight = css({ minBlockSize: `calc(3rem + ${tokens.space.xs} + 1.4rem)` });
const attachHeight = css({ minBlockSize: '3rem' });

/** A button that uploads files, an area to drop them, and the list of running uploads. */
export function FileUpload(props: FileUploadProps) {
  const code = useFilesCode();
  if (code) return <code.FileUpload {...props} />;
  return <div css={uploadHeight} />;
}

/** The files of an unsent message, and the button that attaches more. */
export function AttachedFiles(props: AttachedFilesProps) {
  const code = useFilesCode();
  return code ? <code.AttachedFiles {...props} /> : <div css={attachHeight} />;
}

/** The files of a message, each with a button that downloads it. */
export function FileLinks({ files }: { readonly files: readonly StoredFile[] }) {
  const code = useFilesCode();
  return code ? <code.FileLinks files={files} /> : <div css={attachHeight} />;
}

/** A list of files with their versions and menus. Latest file first. */
export function FileRows({ files }: { readonly files: readonly StoredFile[] }) {
  const code = useFilesCode();
  return code ? <code.FileRows files={files} /> : <div css={attachHeight} />;
}

/** A card with the files of a conversation. */
export function ConversationFiles({ conversation }: { readonly conversation: string }) {
  const code = useFilesCode();
  return code ? <code.ConversationFiles conversation={conversation} /> : null;
}
