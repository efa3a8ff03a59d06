import { documentIds } from '@torsa/shared/contract/names';
import { readDocument } from './document/read-document.ts';
import { admitScripts, guardScripts } from './federation/script-policy.ts';
import { pause } from './idle/pause.ts';
import { watchForProblems } from './problems/watch-for-problems.ts';
// By far the largest library: it runs here, in a task of its own.
import 'react-dom/client';

/** Where this build's own files are: Rspack puts the address in its place. */
declare const __webpack_public_path__: string;

watchForProblems();
guardScripts();
admitScripts(__webpack_public_path__);

const root = document.getElementById(documentIds.root);
if (!root) throw new Error(`The document has no #${documentIds.root}.`);

const data = readDocument(document);
if (data) {
  // Somebody may scroll or press something meanwhile: the libraries run, then our modules, then the page starts.
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  await pause();
  await start(root, data);
} else {
  // What is wrong with a document takes code that no good one needs.
  const { showBrokenDocument } = await import(
    /* webpackChunkName: "broken-document" */ './document/show-broken-document.tsx'
  );
  await showBrokenDocument(root);
}
