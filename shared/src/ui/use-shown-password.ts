import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Shows and hides the text of a password field. The caret keeps its position. */
export function useShownPassword(inputRef: RefObject<HTMLInputElement | null>) {
  const [isShown, setShown] = useState(false);
  const caret = useRef<readonly [start: number | null, end: number | null]>(undefined);

  // A change of the input's type resets the caret.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || !caret.current) return;
    // Forces layout, because some browsers would otherwise reset the caret later.
    input.getBoundingClientRect();
    input.setSelectionRange(...caret.current);
  }, [inputRef, isShown]);

  // Hides the password before sending: browsers save passwords only from password fields, and remember the text of
  // others.
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
