import { documentIds } from '@torsa/shared/contract/names';
import { readDocument } from './document/read-document.ts';
import { allowScripts, enforceScriptPolicy } from './federation/script-policy.ts';
import { reportUncaughtErrors } from './problems/report-uncaught-errors.ts';
// By far the largest library: it runs here, in a task of its own.
import 'react-dom/client';

/** The address of this build's files, written by Rspack. */
declare const __webpack_public_path__: string;

reportUncaughtErrors();
enforceScriptPolicy();
allowScripts(__webpack_public_path__);

const root = document.getElementById(documentIds.root);
if (!root) throw new Error(`The document has no #${documentIds.root}.`);

const data = readDocument(document);
if (data) {
  // The browser can answer scrolling and presses between the libraries, our modules, the requests and hydration.
  await pause();
  const { openSite } = await import(/* webpackMode: "eager" */ './start.tsx');
  await pause();
  const show = await openSite(root, data);
  await pause();
  await show();
} else {
  // Only a broken document needs the code that names its mistakes.
  const { showBrokenDocument } = await import(
    /* webpackChunkName: "broken-document" */ './document/show-broken-document.tsx'
  );
  await showBrokenDocument(root);
}

/** What follows runs in a task of its own. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
