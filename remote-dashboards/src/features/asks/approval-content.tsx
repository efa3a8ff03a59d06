import { useI18n } from '@torsa/shared/i18n';
import type { Ask } from '../../api/asks.ts';
import type { AsksCopy } from './asks.copy.en.ts';
import { ScrolledText } from './scrolled-text.tsx';

interface ApprovalContentProps {
  readonly ask: Pick<Ask, 'project_id' | 'file_id' | 'content' | 'round'>;
  readonly copy: AsksCopy;
}

/** The file or text that a client approves. */
export function ApprovalContent({ ask, copy }: ApprovalContentProps) {
  const { format } = useI18n();
  const { content, round } = ask;
  if (content === null) return null;
  return <ScrolledText label={format(copy.versionText, { number: round })} text={content} />;
}
