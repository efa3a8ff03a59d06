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

// Hides the loading placeholder when early rows are shown.
const wrapper = css({ '& > :first-of-type:not(:empty) ~ *': { display: 'none' } });

/** An element with this property has content that React neither hydrates nor changes. */
const filledByScript = { __html: '' };

interface EarlyRowsProps {
  /** The table or function of the early data request whose rows are shown. */
  readonly source: string;
  readonly limit: number;
  readonly skeleton: ReactNode;
  /** A list with one template row. The row's elements have the properties of `getEarlyRowFieldProps` and `earlyLink`. */
  readonly children: ReactNode;
}

/**
 * The loading placeholder of a list. An inline script of the HTML page replaces the placeholder with the first rows
 * when their data arrives. This can be before the page's scripts have loaded.
 */
export function EarlyRows({ source, limit, skeleton, children }: EarlyRowsProps) {
  const isHydrated = useHydrated();
  // Only prerendered pages contain early rows.
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

/**
 * Returns the property of an element that shows a field of an early row. If the field is empty, the element keeps its
 * own text.
 */
export const getEarlyRowFieldProps = (name: string) => ({ [earlyRowFieldAttribute]: name });

/** Returns the property of a link in an early row. The link leads to the given path with the row's ID. */
export function useEarlyRowLinkProps(path: `/${string}/`) {
  const { language } = useI18n();
  return { [earlyRowLinkPrefixAttribute]: localizePath(language, path) };
}

/** Moves the focus from a link of an early row to the same link of the row that replaces the early row. */
function keepFocus(element: HTMLElement | null): void {
  const focused = document.activeElement;
  const href = focused?.getAttribute('href');
  if (!href || !element?.contains(focused)) return;
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a'))
      if (link.getAttribute('href') === href) return link.focus({ preventScroll: true });
  });
}
