import { css } from '@emotion/react';
import { lowScreenMedia } from '@torsa/shared/theme/breakpoints';
import { tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  bottomBarHeight,
  dockedFormHeightVariable,
  screenKeyboardHeight,
  screenKeyboardHeightVariable,
  screenTypingAttribute,
} from '../../app/frame-style.ts';

const { color, layer, space } = tokens;

// The docked box is part of the page layout, so it covers nothing at the end of the messages.
const dock = css({
  position: 'sticky',
  zIndex: layer.raised,
  insetBlockEnd: `calc(${bottomBarHeight} + ${screenKeyboardHeight})`,
  [`[${screenTypingAttribute}] &`]: { insetBlockEnd: screenKeyboardHeight },
  display: 'grid',
  gap: space.xxs,
  maxBlockSize: `calc(75dvh - ${screenKeyboardHeight})`,
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${space.m})`,
  padding: `5px ${space.xs}`,
  overflowY: 'auto',
  borderBlockStart: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  [lowScreenMedia]: { position: 'static', maxBlockSize: 'none' },
});

/** The reply box at the bottom edge of a phone, above the navigation bar or the on-screen keyboard. */
export function DockedReplyBox({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current ? followKeyboard(element.current) : undefined), []);
  return (
    <div ref={element} css={dock}>
      {children}
    </div>
  );
}

/** The time in milliseconds between the loss of the focus and the return of the navigation bar. */
const barDelay = 250;

/**
 * Keeps the docked element above the on-screen keyboard, and hides the navigation bar while the user types.
 * @returns a function that stops both effects
 */
function followKeyboard(element: HTMLElement): () => void {
  const { documentElement: root } = document;
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  const viewportContent = viewport?.content ?? '';
  const end = new AbortController();
  const options = { signal: end.signal };
  // The viewport setting makes Chromium and Firefox shrink the page while the on-screen keyboard is open. In Safari,
  // the keyboard covers the page.
  if (viewport) viewport.content = `${viewportContent}, interactive-widget=resizes-content`;
  const measureKeyboard = () => {
    const visible = window.visualViewport;
    // Ignore a small visual viewport of a zoomed page, because then no keyboard may be open.
    const isCovered = visible && visible.scale < 1.01;
    const covered = isCovered ? window.innerHeight - visible.height - visible.offsetTop : 0;
    root.style.setProperty(screenKeyboardHeightVariable, `${Math.max(0, Math.round(covered))}px`);
  };
  window.visualViewport?.addEventListener('resize', measureKeyboard, options);
  window.visualViewport?.addEventListener('scroll', measureKeyboard, options);
  const size = new ResizeObserver(() =>
    root.style.setProperty(dockedFormHeightVariable, `${element.offsetHeight}px`),
  );
  size.observe(element);
  let showingBar: ReturnType<typeof setTimeout> | undefined;
  // The navigation bar returns after a delay. Otherwise the Send button could move away from a finger that touches
  // it.
  const endTyping = () => {
    clearTimeout(showingBar);
    showingBar = setTimeout(() => root.removeAttribute(screenTypingAttribute), barDelay);
  };
  const followFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return endTyping();
    clearTimeout(showingBar);
    if (matchMedia('(pointer: coarse)').matches) root.setAttribute(screenTypingAttribute, '');
  };
  element.addEventListener('focusin', followFocus, options);
  element.addEventListener('focusout', endTyping, options);
  return () => {
    end.abort();
    size.disconnect();
    clearTimeout(showingBar);
    root.removeAttribute(screenTypingAttribute);
    root.style.removeProperty(screenKeyboardHeightVariable);
    root.style.removeProperty(dockedFormHeightVariable);
    if (viewport) viewport.content = viewportContent;
  };
}
