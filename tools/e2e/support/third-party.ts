/**
 * Simulated third-party code, such as browser extensions, that changes the page before the host application's script
 * runs.
 */

/** Returns code that runs after the document is parsed and before the document's deferred scripts run. */
const onceRead = (work: string) => `(() => {
  const timer = setInterval(() => {
    if (!document.querySelector('noscript')) return;
    clearInterval(timer);
    ${work}
    document.documentElement.dataset.thirdParty = '';
  }, 5);
})();`;

/** Simulates Google Translate, which wraps all present and future texts in `<font>` elements and changes `lang`. */
const translate = `
  const wrapTexts = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, font, textarea')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  const root = document.documentElement;
  root.lang = location.pathname.startsWith('/bn') ? 'en' : 'bn';
  root.classList.add('translated-ltr');
  wrapTexts(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach((node) => node.nodeType === 1 && wrapTexts(node));
  }).observe(document.body, { childList: true, subtree: true });
`;

const removeNodes = (kind: 'COMMENT' | 'TEXT', condition: string) => `
  const walker = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_${kind});
  const found = [];
  while (walker.nextNode()) if (${condition}) found.push(walker.currentNode);
  found.forEach((node) => node.remove());
`;

/**
 * Simulated third-party scripts by name. Each script changes the document or browser APIs before React hydrates the
 * page.
 */
export const thirdPartyScripts = {
  'a translator that changes only the language': onceRead(`
    document.documentElement.lang = location.pathname.startsWith('/bn') ? 'en' : 'bn';
    document.documentElement.className = 'translated-ltr';
  `),
  'a translator that wraps texts': onceRead(translate),
  'a translator that replaces texts': onceRead(`
    const walker = document.createTreeWalker(document.getElementById('root'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) walker.currentNode.data = walker.currentNode.data.toUpperCase();
  `),
  'a password manager': `new MutationObserver(() => {
    for (const field of document.querySelectorAll('input:not([data-lpignore])')) {
      field.dataset.lpignore = 'true';
      const icon = document.createElement('div');
      icon.dataset.lastpassIconRoot = 'true';
      icon.append(Object.assign(document.createElement('button'), { type: 'button' }));
      field.after(icon);
    }
  }).observe(document, { childList: true, subtree: true });`,
  'a grammar checker': onceRead(`
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
    document.body.setAttribute('data-gr-ext-installed', '');
    for (const area of document.querySelectorAll('textarea')) {
      const overlay = document.createElement('grammarly-extension');
      overlay.attachShadow({ mode: 'open' });
      area.before(overlay);
    }
    document.documentElement.append(document.createElement('grammarly-desktop-integration'));
  `),
  'a dark mode extension': onceRead(`
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.head.prepend(Object.assign(document.createElement('meta'), { name: 'darkreader' }));
    for (const element of document.querySelectorAll('svg, a, input')) {
      element.setAttribute('data-darkreader-inline-fill', '');
      element.style.setProperty('--darkreader-inline-fill', '#fff');
    }
  `),
  'an extension that adds elements': onceRead(`
    const { body, head, documentElement } = document;
    const root = document.getElementById('root');
    for (const parent of [body, head, root, documentElement, document.querySelector('main'), document.querySelector('main form')]) {
      parent?.prepend(document.createElement('x-start'));
      parent?.append(document.createElement('x-end'));
    }
  `),
  'a proxy that removes comments': onceRead(removeNodes('COMMENT', 'true')),
  'a proxy that removes white space': onceRead(
    removeNodes('TEXT', '!walker.currentNode.data.trim()'),
  ),
  'a proxy that obfuscates email addresses': onceRead(`
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      link.href = '/cdn-cgi/l/email-protection#1a2b';
      const hidden = Object.assign(document.createElement('span'), { className: '__cf_email__' });
      hidden.textContent = '[email protected]';
      link.replaceChildren(hidden);
    }
  `),
  'a default policy for trusted types': `trustedTypes.createPolicy('default', {
    createHTML: (text) => text, createScript: (text) => text, createScriptURL: (text) => text,
  });`,
  'a default policy without script rules':
    "trustedTypes.createPolicy('default', { createHTML: (text) => text });",
  'a default policy that throws': `trustedTypes.createPolicy('default', {
    createScriptURL: () => { throw new Error('no'); },
  });`,
  'a default policy that changes script URLs': `for (const name of ['default', 'torsa']) {
    trustedTypes.createPolicy(name, { createScriptURL: (address) => address + '?changed' });
  }`,
  'a browser without storage, locks and channels': `
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
    }
    delete Navigator.prototype.locks;
    delete Navigator.prototype.serviceWorker;
    delete window.BroadcastChannel;
    delete Crypto.prototype.randomUUID;
  `,
  'a full storage': `Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };`,
  'an old library that extends prototypes': `
    Array.prototype.toJSON = function () { return '[' + this.map((one) => JSON.stringify(one)).join() + ']'; };
    Array.prototype.each = function (work) { this.forEach(work); };
    String.prototype.toJSON = function () { return this.toString(); };
    Function.prototype.bindAsEventListener = function () { return this; };
    Element.prototype.hide = function () { this.style.display = 'none'; };
  `,
  'a script that wraps fetch and history': `
    const { fetch } = window;
    window.fetch = function (...given) { return fetch.apply(this, given).then((answer) => answer); };
    const { pushState } = history;
    history.pushState = function (...given) { const done = pushState.apply(this, given); dispatchEvent(new Event('pushed')); return done; };
    window.requestIdleCallback = undefined;
  `,
} as const;

export type ThirdPartyName = keyof typeof thirdPartyScripts;

/** The simulated third-party scripts that can run together in one page. */
export const combinableThirdPartyScripts: readonly ThirdPartyName[] = [
  'a translator that wraps texts',
  'a password manager',
  'a grammar checker',
  'a dark mode extension',
  'an extension that adds elements',
  'a default policy that throws',
  'an old library that extends prototypes',
  'a script that wraps fetch and history',
];
