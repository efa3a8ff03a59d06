import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
  const { key } = useLocation();

  const dismiss = useCallback((reason: 'escape' | 'outside') => {
    setOpen(false);
    if (reason === 'escape') buttonRef.current?.focus();
  }, []);
  useDismiss(wrapperRef, open, dismiss);

  useEffect(() => setOpen(false), [key]);

  return { open, toggle: () => setOpen(!open), wrapperRef, buttonRef };
}
