import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { use } from 'react';
import { type Ask, RequestBackendAccessContext } from '../../api/asks.ts';
import { fileQuery } from '../../api/files.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { MessageFileLinks } from '../files/index.ts';
import type { RequestsToClientTexts } from './asks.copy.en.ts';
import { ScrollableText } from './scrolled-text.tsx';

interface ApprovalContentProps {
  readonly ask: Pick<Ask, 'file_id' | 'content' | 'round'>;
  readonly copy: RequestsToClientTexts;
}

/** The file or text that staff ask a client to approve. */
export function ApprovalContent({ ask, copy }: ApprovalContentProps) {
  const { format, language } = useI18n();
  const { file_id, content, round } = ask;
  if (file_id !== null) return <ApprovalFile id={file_id} />;
  if (content === null) return null;
  return (
    <ScrollableText
      label={format(copy.versionText, { number: formatNumber(language, round) })}
      text={content}
    />
  );
}

function ApprovalFile({ id }: { readonly id: string }) {
  const { files: known } = use(RequestBackendAccessContext);
  const { data } = useQuery({ ...fileQuery(id), enabled: known === undefined });
  const file = known ? known.find((one) => one.id === id) : data;
  return file && <MessageFileLinks files={[file]} />;
}
