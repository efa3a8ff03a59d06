import { css } from '@emotion/react';
import { chatButtonCoversPageMedia } from '@torsa/shared/theme/breakpoints';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { Button } from '@torsa/shared/ui/button';
import { useId, useRef } from 'react';
import { useShellTexts } from '../copy/copy-context.ts';
import { closedPopoverContentStyle, openPopoverContentStyle } from '../theme/popover-styles.ts';
import { ChatPanel } from './chat-panel.tsx';
import { useChatConversation } from './use-conversation.ts';

const { color, layer, layout, shadow, space } = tokens;

/** The width and height of the round chat button, which has an icon and no text. */
const size = minTouchTargetSize;
// The chat button has no text, because the margin beside the page column is too narrow.
const margin = `max(${layout.gutter}, (100% - ${layout.page}) / 2)`;

const corner = css({
  position: 'fixed',
  zIndex: layer.chat,
  // On small screens, the chat button is in the site header, where it covers no text.
  insetBlockStart: `calc((${layout.header} - ${size}) / 2)`,
  insetInlineEnd: `calc(${layout.gutter} - ${space.xs})`,
  [media.bar]: {
    // On wide screens, the chat button is at the bottom of the screen, centred in the margin beside the page column.
    insetBlockStart: 'auto',
    insetBlockEnd: space.m,
    insetInlineEnd: `min(${space.l}, (${margin} - ${size}) / 2)`,
  },
  [media.print]: { display: 'none' },
});
const launcher = css({
  // This border makes the chat button visible on dark backgrounds.
  borderColor: color.background,
  [media.bar]: { boxShadow: shadow.high },
  [chatButtonCoversPageMedia]: { inlineSize: size, minBlockSize: size, padding: 0 },
});
const icon = css({
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});
const labelText = css({ [chatButtonCoversPageMedia]: visuallyHiddenStyle });

const speechBubble = 'M4 4.5h16v11.5h-9l-4.5 4v-4H4zM8 8.5h8M8 12h5';
const cross = 'M5 5l14 14M19 5L5 19';

/** The chat widget of every page. The layout renders the widget, so a navigation does not reset its state. */
export function ChatWidget() {
  const { chat: texts } = useShellTexts();
  const { messages, send } = useChatConversation(texts);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  return (
    <div css={corner}>
      <Button ref={buttonRef} css={launcher} popoverTarget={panelId}>
        <svg css={icon} viewBox="0 0 24 24" aria-hidden="true">
          <path css={closedPopoverContentStyle} d={speechBubble} />
          <path css={openPopoverContentStyle} d={cross} />
        </svg>
        <span css={labelText}>
          <span css={closedPopoverContentStyle}>{texts.open}</span>
          <span css={openPopoverContentStyle}>{texts.close}</span>
        </span>
      </Button>
      <ChatPanel id={panelId} buttonRef={buttonRef} messages={messages} onSend={send} />
    </div>
  );
}
