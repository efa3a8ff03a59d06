import { createRoot } from 'react-dom/client';
import { refetchDocument } from './refetch-document.ts';
import { validateDocument } from './validate-document.ts';

/** Reloads a damaged HTML document once without the cache. If it is still damaged, shows the list of errors. */
export async function showBrokenDocument(container: HTMLElement): Promise<void> {
  const problems = validateDocument(document);
  console.error(['The data of this document is invalid:', ...problems].join('\n- '));
  if (await refetchDocument()) return;
  createRoot(container).render(<BrokenDocument problems={problems} />);
}

function BrokenDocument({ problems }: { problems: readonly string[] }) {
  return (
    <main lang="en">
      <h1>This site is not set up correctly</h1>
      <p>
        We are sorry: it was published with settings that cannot be used. Please come back later.
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
