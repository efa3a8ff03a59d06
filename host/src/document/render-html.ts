import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/**
 * Renders a React element to HTML that React can hydrate.
 * @throws the error of a component, even inside of a Suspense boundary.
 */
export async function renderElementToHtml(element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => {
      errors.push(error);
    },
    // An infinite chunk size keeps Suspense boundaries in place. By default, React moves large ones with an inline
    // script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (errors.length > 0) throw errors[0];
  return html;
}
