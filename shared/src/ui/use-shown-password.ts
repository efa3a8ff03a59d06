import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Shows the text of a password field and hides it again. The caret stays where it was. */
export function useShownPassword(inputRef: RefObject<HTMLInputElement | null>) {
  const [isShown, setShown] = useState(false);
  const caret = useRef<readonly [start: number | null, end: number | null]>(undefined);

  // Another type of field is another editor to the browser, which begins at one of its ends.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || !caret.current) return;
    // Some browsers make the new editor only when they lay it out, and would forget the caret then: so they do it now.
    input.getBoundingClientRect();
    input.setSelectionRange(...caret.current);
  }, [inputRef, isShown]);

  // What is sent is hidden: browsers offer to keep the text of password fields alone, and remember that of others.
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
