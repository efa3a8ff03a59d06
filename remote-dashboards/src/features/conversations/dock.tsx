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

// The docked box is part of the layout, so that it never covers the last message.
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

/** The time in milliseconds until the navigation bar returns after the text field loses the focus. */
const barDelay = 250;

/**
 * Keeps the element above the on-screen keyboard, and hides the navigation bar while the user types.
 * @returns a function that stops both
 */
function followKeyboard(element: HTMLElement): () => void {
  const { documentElement: root } = document;
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  const viewportContent = viewport?.content ?? '';
  const end = new AbortController();
  const options = { signal: end.signal };
  // This viewport setting shrinks the page above the on-screen keyboard in Chromium and Firefox, but not in Safari.
  if (viewport) viewport.content = `${viewportContent}, interactive-widget=resizes-content`;
  const measureKeyboard = () => {
    const visible = window.visualViewport;
    // Ignore the viewport of a zoomed page, which is small even without a keyboard.
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
  // The navigation bar returns later, so that the Send button does not move away from the finger.
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
