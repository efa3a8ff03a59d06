import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { type MessageAttachment, readMessageAttachment } from '../../api/conversations.ts';
import { formatFileSize } from '../../ui/formatters.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { ThreadTexts } from './thread.copy.en.ts';

const list = css(plainListStyle, { display: 'flex', flexWrap: 'wrap', gap: tokens.space.xs });
const item = css({ maxInlineSize: '100%', overflowWrap: 'anywhere' });
const problem = css({ color: tokens.color.danger, fontSize: tokens.fontSize.small });

interface AttachmentListProps {
  readonly attachments: readonly MessageAttachment[] | undefined;
  readonly copy: ThreadTexts['files'];
}

/** Lists a message's attachments with download buttons, because the site never displays an attachment. */
export function AttachmentList({ attachments = [], copy }: AttachmentListProps) {
  if (attachments.length === 0) return null;
  return (
    <ul css={list} aria-label={copy.label}>
      {[...attachments]
        .sort((one, other) => one.number - other.number)
        .map((attachment) => (
          <li key={attachment.id} css={item}>
            <DownloadButton attachment={attachment} copy={copy} />
          </li>
        ))}
    </ul>
  );
}

interface DownloadButtonProps {
  readonly attachment: MessageAttachment;
  readonly copy: ThreadTexts['files'];
}

function DownloadButton({ attachment, copy }: DownloadButtonProps) {
  const { language, format } = useI18n();
  const download = useMutation({ mutationFn: () => saveAttachment(attachment) });
  const size = formatFileSize(language, attachment.size);
  return (
    <>
      <Button
        variant="quiet"
        busy={download.isPending}
        aria-label={format(copy.download, { name: `${attachment.name}, ${size}` })}
        onClick={() => download.mutate()}
      >
        <bdi>{attachment.name}</bdi>, {size}
      </Button>
      {download.isError && (
        <p css={problem} role="alert">
          {copy.failed}
        </p>
      )}
    </>
  );
}

/** Downloads an attachment as bytes without a MIME type, so that the browser executes no code in the attachment. */
async function saveAttachment({ id, name }: MessageAttachment): Promise<void> {
  const content = await readMessageAttachment(id);
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  saveFile(name, 'application/octet-stream', bytes);
}
