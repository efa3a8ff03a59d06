declare global {
  interface Window {
    /** In browsers that have trusted types; TypeScript does not know them yet. */
    readonly trustedTypes?: {
      readonly defaultPolicy?: unknown;
      createPolicy(name: string, rules: ScriptRules): ScriptRules;
    };
  }
}

interface ScriptRules {
  readonly createScriptURL: (address: string) => string;
}

/** Stands in for the default policy in pages where an extension has created that one. */
export const scriptPolicyName = 'torsa';

/** Folders below whose addresses lies what may run. */
const folders = new Set<string>();

/** Lets scripts run that lie below the folder of this address, from now on. */
export function allowScripts(address: string): void {
  folders.add(new URL('.', new URL(address, location.href)).href);
}

/**
 * From now on no script element gets an address outside of the folders of the apps that this page loads, and nothing else
 * becomes code: published documents require trusted types. The one policy is the default one, because that also holds for the
 * runtimes of remotes, whichever release they come from. A page has one default policy: where an extension has created it, it
 * may refuse or change addresses, so script elements ask our own policy first.
 */
export function enforceScriptPolicy(): void {
  const rules: ScriptRules = {
    createScriptURL: (address) => {
      const { href } = new URL(address, location.href);
      if ([...folders].some((folder) => href.startsWith(folder))) return address;
      throw new TypeError(`${href} is not of a release of this site.`);
    },
  };
  const { trustedTypes } = window;
  try {
    if (trustedTypes?.defaultPolicy)
      guardElements(trustedTypes.createPolicy(scriptPolicyName, rules));
    else trustedTypes?.createPolicy('default', rules);
  } catch {
    // An extension has replaced the factory itself: the page is left to its policies.
  }
}

/** Objects of other policies are let through: an extension may load its own scripts. */
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
