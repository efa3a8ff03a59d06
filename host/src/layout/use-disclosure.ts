import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationState } from '../navigation/pending-navigation.ts';
import { useDismiss } from './use-dismiss.ts';

export interface Disclosure<Wrapper extends HTMLElement> {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Of what holds the button and what it shows. */
  readonly wrapperRef: RefObject<Wrapper | null>;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Something that a button shows and hides. It is closed by Escape, which gives the focus back to the button, by a
 * press or the focus elsewhere, and by every navigation.
 */
export function useDisclosure<Wrapper extends HTMLElement>(): Disclosure<Wrapper> {
  const [open, setOpen] = useState(false);
  const wrapperRef = useRef<Wrapper>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const navigations = useNavigationState((state) => state.started);

  const dismiss = useCallback((reason: 'escape' | 'outside') => {
    setOpen(false);
    if (reason === 'escape') buttonRef.current?.focus();
  }, []);
  useDismiss(wrapperRef, open, dismiss);

  // While rendering: it closes in the frame of the press, however long the page of the navigation takes.
  const [closedFor, setClosedFor] = useState(navigations);
  if (closedFor !== navigations) {
    setClosedFor(navigations);
    setOpen(false);
  }

  // The link that was pressed is hidden by now, and the focus must not go with it.
  useLayoutEffect(() => {
    const { current: button } = buttonRef;
    const hidden = open
      ? null
      : document.getElementById(button?.getAttribute('aria-controls') ?? '');
    if (hidden?.contains(document.activeElement)) button?.focus();
  }, [open]);

  return { open, toggle: () => setOpen(!open), wrapperRef, buttonRef };
}
