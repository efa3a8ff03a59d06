import { css } from '@emotion/react';
import {
  earlyRowFieldAttribute,
  earlyRowLimitAttribute,
  earlyRowLinkPrefixAttribute,
  earlyRowsTableAttribute,
} from '@torsa/shared/contract/early-rows';
import { useI18n } from '@torsa/shared/i18n';
import { localizePath } from '@torsa/shared/i18n/languages';
import { useHydrated } from '@torsa/shared/ui/use-hydrated';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

// Hide the loading placeholder when early rows are visible.
const wrapper = css({ '& > :first-of-type:not(:empty) ~ *': { display: 'none' } });

/** React neither hydrates nor changes the content of an element with this property. */
const filledByScript = { __html: '' };

interface EarlyRowsProps {
  /** The table or function of the early request with the rows. */
  readonly source: string;
  readonly limit: number;
  readonly skeleton: ReactNode;
  /**
   * A list with one template row, whose elements have the properties of `getEarlyRowFieldProps` and
   * `useEarlyRowLinkProps`.
   */
  readonly children: ReactNode;
}

/**
 * The loading placeholder of a list, which an inline script replaces by the first rows as soon as their data arrives.
 */
export function EarlyRows({ source, limit, skeleton, children }: EarlyRowsProps) {
  const isHydrated = useHydrated();
  // Only a prerendered page can contain early rows.
  const [isPrerendered] = useState(!isHydrated);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = container.current;
    return () => keepFocus(element);
  }, []);
  if (!isPrerendered) return skeleton;
  return (
    <div css={wrapper}>
      <div
        ref={container}
        suppressHydrationWarning
        dangerouslySetInnerHTML={filledByScript}
        {...{ [earlyRowsTableAttribute]: source, [earlyRowLimitAttribute]: limit }}
      />
      <div hidden>{children}</div>
      {skeleton}
    </div>
  );
}

/** Returns the property of an element that shows a field of an early row. An empty field keeps the element's text. */
export const getEarlyRowFieldProps = (name: string) => ({ [earlyRowFieldAttribute]: name });

/** Returns the property of a link in an early row, which leads to the path with the row's ID. */
export function useEarlyRowLinkProps(path: `/${string}/`) {
  const { language } = useI18n();
  return { [earlyRowLinkPrefixAttribute]: localizePath(language, path) };
}

/** Moves the focus from an early row's link to the same link of the row that replaces it. */
function keepFocus(element: HTMLElement | null): void {
  const focused = document.activeElement;
  const href = focused?.getAttribute('href');
  if (!href || !element?.contains(focused)) return;
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a'))
      if (link.getAttribute('href') === href) return link.focus({ preventScroll: true });
  });
}
