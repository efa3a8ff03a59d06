/** Exports the components for files that other features use. */

export { FilesCard } from './files-card.tsx';
export {
  AttachedFiles,
  ConversationFiles,
  DownloadAllButton,
  FileRows,
  FileUpload,
  MessageFileLinks,
  NewMessageFiles,
  uploadMessageFiles,
} from './lazy-files.tsx';
export {
  PictureApprovalRequestsContext,
  type PictureApprovalRequestsProps,
} from './picture-asks-context.ts';
export { useUploadsToOwner } from './use-uploads.ts';
