/** The script bundle with the file components and the upload queue, which pages load after their own content. */

export { AttachedFiles } from './attached-files.tsx';
export { ConversationFiles } from './conversation-files.tsx';
export { DownloadAllButton } from './download-all.tsx';
export { MessageFileLinks } from './file-links.tsx';
export { FileRows } from './file-rows.tsx';
export { FileUpload } from './file-upload.tsx';
export { NewMessageFiles } from './message-files.tsx';
export * as queue from './upload-queue.ts';
