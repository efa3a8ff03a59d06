import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Where it leads, within the site and without a language. */
  readonly to: To;
}

/**
 * Leads to a page of the site without a new document. React Router's own does the same and brings along the prefetching
 * of its framework, which nobody here reaches.
 */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={useHref(to)} onClick={handleClick} />;
}
