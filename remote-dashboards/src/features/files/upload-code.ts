/** The code that only pages with a running upload need. It loads when the user chooses the first file. */
export { sendUpload } from './send-upload.ts';
export { UploadList } from './upload-list.tsx';
export { showUploadToast } from './upload-toast.ts';
