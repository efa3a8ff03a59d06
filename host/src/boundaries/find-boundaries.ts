import type { RemoteState } from '../federation/remote-states.ts';

/** A frame to draw, in pixels from the top left of the document. */
export interface Boundary {
  readonly key: string;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** The parts of the page by the team that they come from: the host's header and footer, and the remotes. */
export function findBoundaries(
  document: Document,
  states: Readonly<Record<string, RemoteState>>,
): readonly Boundary[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('header:has(nav), [data-remote], footer'),
  ];
  return parts.map((part, index) => {
    const { top, left, width, height } = part.getBoundingClientRect();
    const remote = part.dataset['remote'];
    return {
      key: `${remote ?? 'host'} ${index}`,
      top: top + window.scrollY,
      left: left + window.scrollX,
      width,
      height,
      text: remote ? describeRemote(remote, states[remote]) : 'host team',
    };
  });
}

function describeRemote(remote: string, state: RemoteState | undefined): string {
  if (!state) return `${remote} team · not loaded`;
  const { version, loadTime, cohort, fallbackFrom } = state;
  const fallback = fallbackFrom ? ` · in place of ${fallbackFrom}` : '';
  return `${remote} team · ${version} · ${Math.round(loadTime)} ms · ${cohort}${fallback}`;
}
