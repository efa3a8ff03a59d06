declare global {
  interface Window {
    /** The browser's `trustedTypes` API, which TypeScript does not declare yet. */
    readonly trustedTypes?: {
      readonly defaultPolicy?: unknown;
      createPolicy(name: string, rules: ScriptRules): ScriptRules;
    };
  }
}

interface ScriptRules {
  readonly createScriptURL: (address: string) => string;
}

/** The name of this site's trusted types policy if a browser extension has already created the default policy. */
export const scriptPolicyName = 'torsa';

/** The folder URLs below which scripts may run. */
const folders = new Set<string>();

/** Allows all scripts in the folder of the given URL. */
export function allowScriptFolder(address: string): void {
  folders.add(new URL('.', new URL(address, location.href)).href);
}

/**
 * Limits script elements to the URLs of apps that this page loads. The default policy also covers the module
 * federation runtimes of all remotes.
 */
export function enforceScriptPolicy(): void {
  const rules: ScriptRules = {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      if ([...folders].some((folder) => href.startsWith(folder))) return address;
      throw new TypeError(`Refused to load ${href}: it is not a script of a release of this site.`);
    },
  };
  const { trustedTypes } = window;
  try {
    if (trustedTypes?.defaultPolicy)
      guardElements(trustedTypes.createPolicy(scriptPolicyName, rules));
    else trustedTypes?.createPolicy('default', rules);
  } catch {
    // Ignores the error, because a browser extension has replaced `trustedTypes` and its policies apply.
  }
}

/**
 * Makes script elements accept only allowed URLs. It also accepts URLs from other trusted types policies, such as
 * those of a browser extension.
 */
function guardElements(policy: ScriptRules): void {
  const { prototype } = HTMLScriptElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(address: unknown) {
      src?.set?.call(this, typeof address === 'string' ? policy.createScriptURL(address) : address);
    },
  });
}
