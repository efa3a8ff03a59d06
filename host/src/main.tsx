import { htmlElementIds } from '@torsa/shared/contract/names';
import { readDocument } from './document/read-document.ts';
import { allowScriptFolder, enforceScriptPolicy } from './federation/script-policy.ts';
import { reportUncaughtErrors } from './problems/report-uncaught-errors.ts';
// Evaluates React DOM, the largest library, in a separate browser task.
import 'react-dom/client';

/** The base URL of this build's files, which Rspack sets. */
declare const __webpack_public_path__: string;

reportUncaughtErrors();
enforceScriptPolicy();
allowScriptFolder(__webpack_public_path__);

const root = document.getElementById(htmlElementIds.root);
if (!root) throw new Error(`The HTML document has no element with the ID ${htmlElementIds.root}.`);

const data = readDocument(document);
if (data) {
  // The start-up code runs in several browser tasks, so that the browser can respond to input between them.
  await pause();
  const { prepareHydration } = await import(/* webpackMode: "eager" */ './start.tsx');
  await pause();
  const show = await prepareHydration(root, data);
  await pause();
  await show();
} else {
  // Loads the code that lists the errors of a damaged HTML document only on demand.
  const { showBrokenDocument } = await import(
    /* webpackChunkName: "broken-document" */ './document/show-broken-document.tsx'
  );
  await showBrokenDocument(root);
}

/** Returns a promise that resolves in a new browser task. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
