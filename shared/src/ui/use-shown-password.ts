import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A React hook that shows and hides the text of a password field without moving the caret. */
export function useShownPassword(inputRef: RefObject<HTMLInputElement | null>) {
  const [isShown, setShown] = useState(false);
  const caret = useRef<readonly [start: number | null, end: number | null]>(undefined);

  // Changing the type of the password field resets the caret, so this code restores the caret.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || !caret.current) return;
    // Reading the field's size forces a layout at this point. Without the layout, some browsers reset the caret later.
    input.getBoundingClientRect();
    input.setSelectionRange(...caret.current);
  }, [inputRef, isShown]);

  // The password is hidden before the form is sent. Browsers save passwords only from password fields, and they
  // remember the text of other fields.
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
