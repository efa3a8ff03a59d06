import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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

  // At once, while the page of the navigation may still be on its way: the focus must not go with what is hidden.
  const closedFor = useRef(navigations);
  useEffect(() => {
    if (closedFor.current === navigations) return;
    closedFor.current = navigations;
    const { current: wrapper } = wrapperRef;
    if (open && wrapper?.contains(document.activeElement)) buttonRef.current?.focus();
    setOpen(false);
  }, [navigations, open]);

  return { open, toggle: () => setOpen(!open), wrapperRef, buttonRef };
}
