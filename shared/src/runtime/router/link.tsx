import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** The target path of the link within the site, without a language prefix. */
  readonly to: To;
}

/**
 * A link to a page of the site that loads no new document. React Router's own link contains unused prefetching code.
 */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...anchor} href={useHref(to)} onClick={handleClick} />;
}
