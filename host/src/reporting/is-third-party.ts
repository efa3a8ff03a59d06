/** Code of extensions and user scripts, as browsers name it: Safari hides its address. */
const foreignCode =
  /\b(?:chrome|moz|ms-browser|safari|safari-web)-extension\b|webkit-masked-url|user-?script|chrome:\/\/|resource:\/\//i;

/** What a browser says of code from elsewhere, and what extensions, translators and in-app browsers are known to throw. */
const foreignMessages = [
  // The browser says nothing of what happened in the script of another origin.
  /^(?:Uncaught )?Script error\.?$/,
  // Only a notice: the rest of the changes in size are seen in the next frame.
  /ResizeObserver loop/,
  // Extensions that were updated, or whose other half has gone.
  /Extension context invalidated|message (?:port|channel) (?:is )?closed|Receiving end does not exist|disconnected port object/,
  // Scanners of links in emails, which open pages in a browser of their own.
  /Object Not Found Matching Id/,
  // Browsers inside of apps.
  /Java (?:object is gone|bridge method invocation error)|webkit\.messageHandlers|\b(?:__gCrWeb|_AutofillCallbackHandler|instantSearchSDKJSBridge|zaloJSV2|fb_xd_fragment|pktAnnotationHighlighter|ceCurrentVideo)/,
  // Wallets, which argue over one global variable.
  /Cannot (?:redefine|assign to read only|set) property:? '?ethereum|Cannot set property ethereum|MetaMask/,
] as const;

/** A file of one of our apps. */
const ownFile = /\/apps\/[a-z][a-z0-9-]*\/files\//;

/** Whether what happened is of other people's code in our page. @param stack addresses of scripts, the innermost first */
export function isThirdParty(message: string, stack: string): boolean {
  if (foreignCode.test(message + stack)) return true;
  return !ownFile.test(stack) && foreignMessages.some((known) => known.test(message));
}

/** Blocked text that is no address: a document allows all of ours by its hash, so it came in afterwards. */
const inserted =
  /^(?:inline|eval|wasm-eval|data|blob|about|trusted-types-policy|trusted-types-sink)\b/;

/** Whether the content policy has kept back what an extension, a proxy or an in-app browser has put into the page. */
export function isInsertedByThirdParty(blocked: string, sourceFile: string): boolean {
  return inserted.test(blocked) && !ownFile.test(sourceFile);
}
