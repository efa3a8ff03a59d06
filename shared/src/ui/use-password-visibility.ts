import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A React hook that shows and hides the text of a password field without moving the caret. */
export function usePasswordVisibility(inputRef: RefObject<HTMLInputElement | null>) {
  const [isShown, setShown] = useState(false);
  const caret = useRef<readonly [start: number | null, end: number | null]>(undefined);

  // Restores the caret, which the browser resets when the type of the password field changes.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || !caret.current) return;
    // Forces a layout, without which some browsers reset the caret later.
    input.getBoundingClientRect();
    input.setSelectionRange(...caret.current);
  }, [inputRef, isShown]);

  // Hides the password before the form is sent, because browsers remember the text of visible fields.
  useEffect(() => {
    const form = inputRef.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [inputRef]);

  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = inputRef.current ?? {};
    caret.current = [selectionStart, selectionEnd];
    setShown(!isShown);
  };
  return { isShown, toggle };
}
