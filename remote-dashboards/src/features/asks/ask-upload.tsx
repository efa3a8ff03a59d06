import { useI18n } from '@torsa/shared/i18n';
import { use } from 'react';
import {
  getRequestToClientText,
  RequestBackendAccessContext,
  type RequestWithDecision,
} from '../../api/asks.ts';
import { FileRows, FileUpload, MessageFileLinks } from '../files/index.ts';
import type { RequestedFiles } from './use-ask-files.ts';

interface AskUploadProps {
  readonly ask: RequestWithDecision;
  readonly uploaded: RequestedFiles;
}

/** The upload button and file list of a request for files. */
export function RequestedFilesUpload({ ask, uploaded: { files = [] } }: AskUploadProps) {
  const { language } = useI18n();
  const { placeOf, files: known } = use(RequestBackendAccessContext);
  return (
    <>
      <FileUpload
        place={placeOf(ask)}
        label={getRequestToClientText(ask, language).text}
        multiple
        camera
      />
      {/* A file has a menu only for a user with a session. */}
      {files.length > 0 &&
        (known ? <MessageFileLinks files={files} /> : <FileRows files={files} />)}
    </>
  );
}
