/** The rectangle of one page section in the boundaries overlay, in pixels from the top left of the HTML document. */
export interface AppBoundaryRectangle {
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
export function findAppBoundaryRectangles(document: Document): readonly AppBoundaryRectangle[] {
  const remotes = [...document.querySelectorAll<HTMLElement>('[data-remote]')];
  const hosts = [...document.querySelectorAll<HTMLElement>('header:has(nav), footer')].filter(
    // Selects only the host's `<header>` and `<footer>`, because a remote (micro-frontend) may also render these
    // elements.
    (element) => !element.closest('[data-remote]'),
  );
  return [
    ...hosts.map((element) => boundaryOf(element, 'host team')),
    ...remotes.map((element) => boundaryOf(element, createRemoteManifest(element.dataset))),
  ].map((boundary, index) => ({ ...boundary, key: `${index} ${boundary.text}` }));
}

function boundaryOf(element: HTMLElement, text: string): Omit<AppBoundaryRectangle, 'key'> {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top + window.scrollY, left: left + window.scrollX, width, height, text };
}

/** Builds the label of a frame from the `data-*` attributes of the remote app's element. */
function createRemoteManifest(attributes: DOMStringMap): string {
  const { remote = '', version = 'not loaded', loadTime, cohort, fallbackFrom } = attributes;
  return [
    `${remote} team`,
    version,
    ...(loadTime ? [`${loadTime} ms`] : []),
    ...(cohort ? [cohort] : []),
    ...(fallbackFrom ? [`in place of ${fallbackFrom}`] : []),
  ].join(' · ');
}
