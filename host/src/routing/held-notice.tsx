import { css } from '@emotion/react';
import { decideAccess, useSession } from '@torsa/shared/auth';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Container } from '@torsa/shared/ui/container';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '../messages/messages-context.ts';
import { focusAfterRetry } from '../navigation/focus-page.ts';
import type { HeldPage } from './held-page.ts';
import { Redirect } from './redirect.tsx';

const { color, fontSize, layer, layout, lineHeight, radius, shadow, space } = tokens;

/** Takes no place of its own: what can be read does not move. */
const place = css({
  position: 'sticky',
  zIndex: layer.raised,
  insetBlockStart: layout.header,
  blockSize: 0,
});
/** In one row: no higher than the room that a page leaves above its heading. */
const notice = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  marginBlockStart: space.xxs,
  padding: `${space.xxs} ${space.xs} ${space.xxs} ${space.s}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  backgroundColor: color.surface,
  boxShadow: shadow.high,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});

/** Acts for a held page, whose own guard and error are part of its code: above its HTML, and not in it. */
export function HeldNotice({ held }: { readonly held: HeldPage }) {
  const { status, access } = useStore(held.store);
  const { failure } = useMessages();
  const decision = decideAccess(access, useSession());
  const isShown = status === 'failed' || status === 'retrying';
  const button = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // The button goes away with the notice.
  useEffect(() => {
    if (status === 'retrying')
      hadFocus.current = button.current?.contains(document.activeElement) ?? false;
    const isLost = document.activeElement === document.body;
    if (status === 'over' && hadFocus.current && isLost) focusAfterRetry();
  }, [status]);

  if (status === 'over') return null;
  return (
    <>
      {decision.verdict === 'redirect' && <Redirect to={decision.to} />}
      {isShown && (
        <div css={place}>
          <Container>
            <div ref={button} role="alert" css={notice}>
              <strong>{failure.title}</strong>
              <Button busy={status === 'retrying'} onClick={held.retry}>
                {status === 'retrying' ? failure.retrying : failure.retry}
              </Button>
            </div>
          </Container>
        </div>
      )}
    </>
  );
}
