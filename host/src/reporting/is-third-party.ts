/** Matches URLs of extensions and user scripts. Safari masks them. */
const foreignCode =
  /\b(?:chrome|moz|ms-browser|safari|safari-web)-extension\b|webkit-masked-url|user-?script|chrome:\/\/|resource:\/\//i;

/** Messages that extensions, translators and in-app browsers are known to cause. */
const foreignMessages = [
  // Browsers hide the details of errors in scripts from other origins.
  /^(?:Uncaught )?Script error\.?$/,
  // This message is harmless: the browser handles the remaining size changes in the next frame.
  /ResizeObserver loop/,
  // Extensions cause these messages after an update, or when their background script has stopped.
  /Extension context invalidated|message (?:port|channel) (?:is )?closed|Receiving end does not exist|disconnected port object/,
  // Link scanners for emails cause this message. They open pages in their own browser.
  /Object Not Found Matching Id/,
  // Browsers inside of mobile apps cause these messages.
  /Java (?:object is gone|bridge method invocation error)|webkit\.messageHandlers|\b(?:__gCrWeb|_AutofillCallbackHandler|instantSearchSDKJSBridge|zaloJSV2|fb_xd_fragment|pktAnnotationHighlighter|ceCurrentVideo)/,
  // Crypto wallets cause these messages when they overwrite the same global variable.
  /Cannot (?:redefine|assign to read only|set) property:? '?ethereum|Cannot set property ethereum|MetaMask/,
] as const;

/** Matches a script of one of this site's apps. */
const siteScript = /\/apps\/[a-z][a-z0-9-]*\/files\//;

/** True if third-party code caused an error. @param stack URLs of scripts, the innermost first */
export function isThirdParty(message: string, stack: string): boolean {
  if (foreignCode.test(message + stack)) return true;
  return !siteScript.test(stack) && foreignMessages.some((known) => known.test(message));
}

/** Matches blocked inline code. Documents allow their own inline code by hash, so a third party inserted it. */
const inserted =
  /^(?:inline|eval|wasm-eval|data|blob|about|trusted-types-policy|trusted-types-sink)\b/;

/** True if the content security policy blocked code that an extension, a proxy or an in-app browser inserted. */
export function isInsertedByThirdParty(blocked: string, sourceFile: string): boolean {
  return inserted.test(blocked) && !siteScript.test(sourceFile);
}
