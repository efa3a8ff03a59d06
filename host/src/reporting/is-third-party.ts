/** Matches the script URLs of browser extensions and user scripts, including those that Safari masks. */
const foreignCode =
  /\b(?:chrome|moz|ms-browser|safari|safari-web)-extension\b|webkit-masked-url|user-?script|chrome:\/\/|resource:\/\//i;

/** Error messages that browser extensions, translators and in-app browsers cause. */
const foreignMessages = [
  // Browsers give this error message without details for errors in scripts from other origins.
  /^(?:Uncaught )?Script error\.?$/,
  // A harmless ResizeObserver message, because the browser handles the remaining size changes in the next frame.
  /ResizeObserver loop/,
  // Browser extensions cause these messages after an update, or after their background script has stopped.
  /Extension context invalidated|message (?:port|channel) (?:is )?closed|Receiving end does not exist|disconnected port object/,
  // Email security scanners cause this message when they open the links of an email in their own browser.
  /Object Not Found Matching Id/,
  // In-app browsers of mobile apps cause these messages.
  /Java (?:object is gone|bridge method invocation error)|webkit\.messageHandlers|\b(?:__gCrWeb|_AutofillCallbackHandler|instantSearchSDKJSBridge|zaloJSV2|fb_xd_fragment|pktAnnotationHighlighter|ceCurrentVideo)/,
  // Extensions of crypto wallets cause these messages when two of them define the same global variable.
  /Cannot (?:redefine|assign to read only|set) property:? '?ethereum|Cannot set property ethereum|MetaMask/,
] as const;

/** Matches the URL of a script of this site's host or remotes. */
const siteScript = /\/apps\/[a-z][a-z0-9-]*\/files\//;

/**
 * Returns true if code of a browser extension or another third party caused an error.
 * @param stack script URLs of the stack trace, the throwing script first.
 */
export function isThirdPartyError(message: string, stack: string): boolean {
  if (foreignCode.test(message + stack)) return true;
  return !siteScript.test(stack) && foreignMessages.some((known) => known.test(message));
}

/**
 * Matches reports of blocked inline code. The blocked code is from a third party, because documents allow the site's
 * own inline code.
 */
const inserted =
  /^(?:inline|eval|wasm-eval|data|blob|about|trusted-types-policy|trusted-types-sink)\b/;

/**
 * Returns true if the content security policy blocked code that a browser extension, a proxy or an in-app browser
 * inserted.
 */
export function isThirdPartyCspViolation(blocked: string, sourceFile: string): boolean {
  return inserted.test(blocked) && !siteScript.test(sourceFile);
}
