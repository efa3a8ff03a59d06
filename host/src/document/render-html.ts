import type { ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Renders to HTML that the browser can take over. @throws what a component threw, also inside of a Suspense. */
export async function renderHtml(element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => {
      errors.push(error);
    },
    // Large parts would otherwise be moved to the end of the document, for a script to put in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (errors.length > 0) throw errors[0];
  return html;
}
