/** A frame to draw, in pixels from the top left of the document. */
export interface Boundary {
  readonly key: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** Finds the sections of the page by team: the header and footer of the host, and the remotes. */
export function findBoundaries(document: Document): readonly Boundary[] {
  const remotes = [...document.querySelectorAll<HTMLElement>('[data-remote]')];
  const hosts = [...document.querySelectorAll<HTMLElement>('header:has(nav), footer')].filter(
    // A remote may contain a header or footer too.
    (element) => !element.closest('[data-remote]'),
  );
  return [
    ...hosts.map((element) => boundaryOf(element, 'host team')),
    ...remotes.map((element) => boundaryOf(element, describeRemote(element.dataset))),
  ].map((boundary, index) => ({ ...boundary, key: `${index} ${boundary.text}` }));
}

function boundaryOf(element: HTMLElement, text: string): Omit<Boundary, 'key'> {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top + window.scrollY, left: left + window.scrollX, width, height, text };
}

/** Makes the label from the `data-*` attributes of the remote's element, which every visitor can read in the page. */
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
