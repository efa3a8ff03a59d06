import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { useId, useRef, useState } from 'react';
import { ChatPanel } from './chat-panel.tsx';
import { useConversation } from './use-conversation.ts';

const { layer, shadow, space } = tokens;

const corner = css({
  position: 'fixed',
  insetBlockEnd: space.m,
  insetInlineEnd: space.m,
  zIndex: layer.chat,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space.s,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '@media print': { display: 'none' },
});
const floating = css({ borderRadius: tokens.radius.pill, boxShadow: shadow.high });

/** The chat in the corner of every page. It lives in the layout, so it outlasts the pages. */
export function ChatWidget() {
  const [open, setOpen] = useState(false);
  const { messages, send } = useConversation();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  function close() {
    setOpen(false);
    buttonRef.current?.focus();
  }

  return (
    <div css={corner}>
      {open && <ChatPanel id={panelId} messages={messages} onSend={send} onClose={close} />}
      <div css={floating}>
        <Button
          ref={buttonRef}
          variant="accent"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close chat' : 'Chat with us'}
        </Button>
      </div>
    </div>
  );
}
