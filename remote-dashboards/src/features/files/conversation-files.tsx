import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { conversationFilesQuery } from '../../api/files.ts';
import { SideCard } from '../../ui/side-card.tsx';
import { FileRows } from './file-rows.tsx';
import { getFilesTexts } from './get-files-copy.ts';

interface ConversationFilesProps {
  readonly conversation: string;
}

/** A card with all files of a conversation. It has no upload button, because users attach files to messages. */
export function ConversationFiles({ conversation }: ConversationFilesProps) {
  const { language } = useI18n();
  const { data = [] } = useQuery(conversationFilesQuery(conversation));
  if (data.length === 0) return null;
  return (
    <SideCard title={getFilesTexts(language).list.title}>
      <FileRows files={data} />
    </SideCard>
  );
}
