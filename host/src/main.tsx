import { documentIds } from '@torsa/shared/contract/names';
import { readDocument } from './document/read-document.ts';
import { allowScripts, enforceScriptPolicy } from './federation/script-policy.ts';
import { reportUncaughtErrors } from './problems/report-uncaught-errors.ts';
// React DOM is the largest library. This import runs it here, in a separate task.
import 'react-dom/client';

/** The base URL of this build's files, set by Rspack. */
declare const __webpack_public_path__: string;

reportUncaughtErrors();
enforceScriptPolicy();
allowScripts(__webpack_public_path__);

const root = document.getElementById(documentIds.root);
if (!root) throw new Error(`The document has no #${documentIds.root}.`);

const data = readDocument(document);
if (data) {
  // Pauses between the libraries, the host's modules, the requests and hydration let the browser respond to input.
  await pause();
  const { openSite } = await import(/* webpackMode: "eager" */ './start.tsx');
  await pause();
  const show = await openSite(root, data);
  await pause();
  await show();
} else {
  // Only a broken document needs the code that lists its problems.
  const { showBrokenDocument } = await import(
    /* webpackChunkName: "broken-document" */ './document/show-broken-document.tsx'
  );
  await showBrokenDocument(root);
}

/** Continues in a new task. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
