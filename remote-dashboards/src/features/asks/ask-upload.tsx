import { useI18n } from '@torsa/shared/i18n';
import { use } from 'react';
import { AskAccessContext, type ClientAsk, getAskText } from '../../api/asks.ts';
import { FileRows, FileUpload } from '../files/index.ts';
import type { AskFiles } from './use-ask-files.ts';

interface AskUploadProps {
  readonly ask: ClientAsk;
  readonly uploaded: AskFiles;
}

/** The button that uploads files for an ask, with the uploaded files. */
export function AskUpload({ ask, uploaded: { files = [] } }: AskUploadProps) {
  const { language } = useI18n();
  return (
    <>
      <FileUpload
        place={use(AskAccessContext).placeOf(ask)}
        label={getAskText(ask, language).text}
        multiple
        camera
      />
      {files.length > 0 && <FileRows files={files} />}
    </>
  );
}
