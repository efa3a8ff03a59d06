/** The frame of one page section in the boundaries overlay, in pixels from the top left of the HTML document. */
export interface BoundaryFrame {
  readonly key: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/**
 * Finds the page sections of each team: the host's header and footer, and the elements that remotes (micro-frontends)
 * render.
 */
export function findBoundaryFrames(document: Document): readonly BoundaryFrame[] {
  const remotes = [...document.querySelectorAll<HTMLElement>('[data-remote]')];
  const hosts = [...document.querySelectorAll<HTMLElement>('header:has(nav), footer')].filter(
    // A remote (micro-frontend) may render a `<header>` or `<footer>` too, so only those outside of a remote are
    // selected.
    (element) => !element.closest('[data-remote]'),
  );
  return [
    ...hosts.map((element) => boundaryOf(element, 'host team')),
    ...remotes.map((element) => boundaryOf(element, describeRemote(element.dataset))),
  ].map((boundary, index) => ({ ...boundary, key: `${index} ${boundary.text}` }));
}

function boundaryOf(element: HTMLElement, text: string): Omit<BoundaryFrame, 'key'> {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top + window.scrollY, left: left + window.scrollX, width, height, text };
}

/** Builds the label of a frame from the `data-*` attributes of the remote app's element. */
function describeRemote(attributes: DOMStringMap): string {
  const { remote = '', version = 'not loaded', loadTime, cohort, fallbackFrom } = attributes;
  return [
    `${remote} team`,
    version,
    ...(loadTime ? [`${loadTime} ms`] : []),
    ...(cohort ? [cohort] : []),
    ...(fallbackFrom ? [`in place of ${fallbackFrom}`] : []),
  ].join(' · ');
}
